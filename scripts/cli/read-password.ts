import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { env } from "#lib/env.ts";

const MAX_BYTES = 8_192;
const IN_ARGUMENTS =
  "plinth: a password in a command's arguments is visible to other users of this machine and stays in the shell's history; leave it out to be asked, or pipe it into --password-stdin\n";

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
  const given = stdin.isTTY ? await ask("Password", stdin) : await readAll(stdin);
  if (given === "") throw new Error("there was no password on standard input");
  return given;
}

/** How a command is told the passphrase of a backup; never by an argument. */
export type PassphraseOptions = { passphraseStdin?: boolean };

/**
 * The passphrase of a backup: from PLINTH_BACKUP_PASSPHRASE, unless standard input is asked for, else as a password is read.
 * @param twice asks a terminal again: nobody can open a backup whose passphrase was mistyped.
 * @throws Error when none comes, when two differ, or more than 8 KiB come.
 */
export async function readPassphrase(
  { passphraseStdin }: PassphraseOptions,
  { twice = false, stdin = process.stdin } = {},
): Promise<string> {
  const { PLINTH_BACKUP_PASSPHRASE } = env();
  if (PLINTH_BACKUP_PASSPHRASE && !passphraseStdin) return PLINTH_BACKUP_PASSPHRASE;
  const given = stdin.isTTY ? await ask("Passphrase", stdin) : await readAll(stdin);
  if (given === "")
    throw new Error(
      "no passphrase was given: set PLINTH_BACKUP_PASSPHRASE, or pipe it into --passphrase-stdin",
    );
  if (twice && stdin.isTTY && (await ask("Repeat it", stdin)) !== given)
    throw new Error("the two passphrases do not match");
  return given;
}

async function ask(what: string, stdin: NodeJS.ReadStream): Promise<string> {
  process.stderr.write(`${what}: `);
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
    if (bytes > MAX_BYTES) throw new Error("the text on standard input is too long");
  }
  return Buffer.concat(parts)
    .toString()
    .replace(/\r?\n$/, "");
}
