// Every answer of the API before and after a change, byte for byte: prepare, record, compare, verify (--help).
import { parseArgs } from "node:util";
import { ROOT } from "#scripts/settings.ts";
import { compare } from "./answers/compare.ts";
import { prepare } from "./answers/prepare.ts";
import { record } from "./answers/record.ts";
import { verify } from "./answers/verify.ts";

const USAGE = `npm run bench:answers -- <command>

  prepare --data DIR                     makes an installation with data of every kind, with this checkout, and stops it
  record --data DIR --out FILE           starts a checkout on a copy of it, sends a fixed list of requests to every
         [--checkout PATH]               operation, and writes each answer as a line of JSON
  compare FILE FILE                      how many answers are identical; the others field by field, and exit code 1
  verify --data DIR [--checkout PATH]    has a checkout compute every audit of the installation again

PATH is this checkout when it is left out; the list of requests always is this one's. Answers speak of the day: make the two
recordings that are compared on the same day of UTC, best that of the preparation, and not over midnight. What differs by
nature, such as the ids of what a recording makes, is replaced; bench/answers/normalise.ts lists it all.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string" },
    out: { type: "string" },
    checkout: { type: "string", default: ROOT },
    help: { type: "boolean" },
  },
});
const [command = "", ...files] = positionals;
const { data = "", out = "", checkout } = values;

const COMMANDS: Record<string, { isComplete: boolean; run: () => Promise<boolean> }> = {
  prepare: {
    isComplete: data !== "",
    run: async () => {
      await prepare(data);
      return true;
    },
  },
  record: {
    isComplete: data !== "" && out !== "",
    run: async () => {
      print(await record({ checkout, dataDir: data, out }));
      return true;
    },
  },
  compare: {
    isComplete: files.length === 2,
    run: async () => {
      const { identical, report } = compare(files[0] ?? "", files[1] ?? "");
      print(report);
      return identical;
    },
  },
  verify: {
    isComplete: data !== "",
    run: async () => {
      const { verified, report } = await verify(checkout, data);
      print(report);
      return verified;
    },
  },
};

const chosen = COMMANDS[command];
if (values.help || !chosen?.isComplete) {
  print(USAGE);
  process.exit(values.help ? 0 : 1);
}
process.exit((await chosen.run()) ? 0 : 1);

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
