import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

const MAX_BYTES = 8_192;
const IN_ARGUMENTS =
  "plinth: other users of this machine can see a password in a command's arguments, and the shell keeps it; leave it out to be asked, or pipe it into --password-stdin\n";

/** How a command is told a password. */
export type PasswordOptions = { password?: string; passwordStdin?: boolean };

/**
 * The password that a command is given: by its option, which is told to be the worst way to somebody at a terminal, else from
 * standard input. A terminal is asked, and shows nothing of it; a file or pipe is read to its end, without its last line break.
 * @throws Error when nothing comes, or more than 8 KiB.
 */
export async function readPassword({ password }: PasswordOptions, stdin = process.stdin): Promise<string> {
  if (password !== undefined) {
    if (process.stderr.isTTY) process.stderr.write(IN_ARGUMENTS);
    return password;
  }
  const given = stdin.isTTY ? await ask(stdin) : await readAll(stdin);
  if (given === "") throw new Error("no password came on standard input");
  return given;
}

async function ask(stdin: NodeJS.ReadStream): Promise<string> {
  process.stderr.write("Password: ");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}

async function readAll(stdin: AsyncIterable<Buffer | string>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stdin) {
    parts.push(Buffer.from(part));
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error("what came on standard input is too long for a password");
  }
  return Buffer.concat(parts)
    .toString()
    .replace(/\r?\n$/, "");
}
