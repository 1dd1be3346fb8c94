import type { Command } from "commander";
import { rereadEnv } from "#lib/env.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { type Installation, restoreBackup } from "../backup/restore-backup.ts";
import { openServer, say } from "../database.ts";
import { prepareSettings, readEnvFile } from "../settings.ts";
import { type PassphraseOptions, readPassphrase } from "./read-password.ts";

const MIN_CHARACTERS = 12;
const FROM_STDIN =
  "read the passphrase from standard input; otherwise PLINTH_BACKUP_PASSPHRASE is used, or you are asked";

/** Neither brings the database to this version first, as the other commands do. */
export function addBackupCommands(program: Command, print: (value: unknown) => void): void {
  program
    .command("backup")
    .description(
      "back up everything, secrets included, as of one moment into one encrypted file; the server can keep running",
    )
    .requiredOption(
      "--out <file>",
      "the file to write; an existing one is replaced once the new one is complete",
    )
    .option("--passphrase-stdin", FROM_STDIN)
    .action(async ({ out, ...given }: { out: string } & PassphraseOptions) =>
      print(await backUp(out, given)),
    );
  program
    .command("restore")
    .description("restore a backup into an empty database and the data directory, compared row by row")
    .requiredOption("--in <file>", "the file written by `backup`")
    .option("--passphrase-stdin", FROM_STDIN)
    .action(async ({ in: file, ...given }: { in: string } & PassphraseOptions) =>
      print(await restore(file, given)),
    );
}

async function backUp(file: string, given: PassphraseOptions) {
  readEnvFile();
  const passphrase = await readPassphrase(given, { twice: true });
  if (passphrase.length < MIN_CHARACTERS)
    throw new Error(
      `the passphrase is too short: use ${MIN_CHARACTERS} characters or more, such as five random words`,
    );
  const { dataDir, secrets } = prepareSettings();
  rereadEnv();
  const { addresses, embedded } = await openServer(dataDir, secrets);
  try {
    const source = { url: addresses.owner ?? addresses.sweep, dataDir, secrets: secretsInUse() };
    const { unreadable, ...summary } = await untilStopped((signal) =>
      makeBackup(source, { file, passphrase }, { now: new Date(), signal }),
    );
    if (unreadable.length === 0) return summary;
    say(
      `PLINTH_ENCRYPTION_KEYS does not decrypt all of ${unreadable.join(", ")}: a key is missing here and in the backup`,
    );
    return { ...summary, unreadable };
  } finally {
    await embedded?.release(true);
  }
}

/** As `prepareSettings` has left them: those of the environment, else of the data directory. */
function secretsInUse() {
  const { NEXTAUTH_SECRET = "", PLINTH_ENCRYPTION_KEYS = "" } = process.env;
  return { NEXTAUTH_SECRET, PLINTH_ENCRYPTION_KEYS };
}

async function restore(file: string, given: PassphraseOptions) {
  readEnvFile();
  const passphrase = await readPassphrase(given);
  const givenKeys = process.env.PLINTH_ENCRYPTION_KEYS || undefined;
  let release = async () => {};
  const open = async (): Promise<Installation> => {
    const { dataDir, secrets } = prepareSettings();
    const { addresses, embedded } = await openServer(dataDir, secrets);
    release = async () => embedded?.release(true);
    const { owner, app, sweep } = addresses;
    if (!owner)
      throw new Error("DATABASE_OWNER_URL is not set: a restore creates the tables under their owner");
    return { owner, app, sweep, dataDir, givenKeys };
  };
  try {
    return await untilStopped((signal) => restoreBackup({ file, passphrase }, open, { say, signal }));
  } finally {
    await release();
  }
}

/** Runs `work` so that a signal to stop lets it clear away what it has begun. */
async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error("stopped before it was finished; nothing was kept"));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
