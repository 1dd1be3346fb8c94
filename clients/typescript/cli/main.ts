import { parseArgs } from "node:util";
import { type PlinthClient, plinth } from "../../../lib/client/plinth.ts";
import { type Command, describeFailure, type Given } from "./command.ts";
import { CALL } from "./commands/call.ts";
import { completionOf } from "./commands/completion.ts";
import { IMPORT } from "./commands/import.ts";
import { LOGIN, LOGOUT } from "./commands/login.ts";
import { AUDIT_RUN, AUDIT_WAIT, DRAFT, SCORE } from "./commands/score.ts";
import { LISTEN, TRIGGER } from "./commands/webhooks.ts";
import { findAccess, UsageError } from "./settings.ts";

const OTHERS = [LOGIN, LOGOUT, SCORE, AUDIT_RUN, AUDIT_WAIT, IMPORT, DRAFT, LISTEN, TRIGGER, CALL];
const COMMANDS: Command[] = [...OTHERS, completionOf(OTHERS)];
const EVERYWHERE = {
  json: { type: "boolean" },
  help: { type: "boolean" },
  retries: { type: "string" },
} as const;

const HELP = `plinth: the API of a Plinth service on the command line.

${COMMANDS.map(({ name, usage = "", summary }) => `${`  plinth ${name} ${usage}`.trimEnd()}\n      ${summary}`).join("\n")}

--json prints answers and failures as JSON; --retries N says how often a request is repeated (4).
The key comes from \`plinth login\`, or from PLINTH_API_KEY with PLINTH_URL.
`;

const args = process.argv.slice(2);
const isJson = args.includes("--json");

try {
  await main();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  tellFailure(error);
}

async function main(): Promise<void> {
  const command = COMMANDS.find(({ name }) => name.split(" ").every((word, n) => args[n] === word));
  if (!command && (args.length === 0 || args.includes("--help"))) return void process.stdout.write(HELP);
  const words = args.filter((word) => !word.startsWith("-")).slice(0, 2);
  if (!command) throw new UsageError(`There is no command ${words.join(" ")}; \`plinth --help\` lists them.`);
  const given = readGiven(command);
  if (given.options.help) return void process.stdout.write(writeHelp(command));
  const { answer, lines, isFailed } = await command.run(given);
  if (isFailed) process.exitCode = 1;
  if (!isJson) process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  else if (answer !== undefined) print(answer);
}

function writeHelp({ name, usage = "", summary, notes = [] }: Command): string {
  return [`plinth ${name} ${usage}`.trimEnd(), `  ${summary}`, ...notes.map((note) => `  ${note}`), ""].join(
    "\n",
  );
}

function readGiven({ name, options = {} }: Command): Given {
  const rest = args.slice(name.split(" ").length);
  const config = { args: rest, options: { ...options, ...EVERYWHERE }, allowPositionals: true };
  let read: ReturnType<typeof parseArgs>;
  try {
    read = parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { retries } = read.values;
  let made: PlinthClient | undefined;
  const client = () => {
    made ??= connect(typeof retries === "string" ? Number(retries) : undefined);
    return made;
  };
  const say = (line: string) => void (isJson || process.stderr.write(`${line}\n`));
  const told = (line: object) => void (isJson && print(line));
  return { args: read.positionals, options: read.values as Given["options"], client, say, print: told };
}

function connect(retries: number | undefined): PlinthClient {
  const { url, key } = findAccess();
  return plinth({ apiKey: key, baseUrl: url, ...(retries !== undefined && { retries }) });
}

/** One line for people, on standard error; with --json, the whole problem. */
function tellFailure(error: unknown): void {
  if (isJson) print({ error: describeFailure(error) });
  else process.stderr.write(`plinth: ${error instanceof Error ? error.message : String(error)}\n`);
}

function print(told: unknown): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
