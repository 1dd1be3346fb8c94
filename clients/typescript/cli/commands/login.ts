import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { plinth } from "../../../../lib/client/plinth.ts";
import { type Command, needed } from "../command.ts";
import { removeCredentials, UsageError, writeCredentials } from "../settings.ts";

export const LOGIN: Command = {
  name: "login",
  usage: "--url https://plinth.example",
  summary: "Try a key and keep it on this machine; the key is asked for, or read from standard input",
  options: { url: { type: "string" } },
  run: async (given) => {
    const url = needed(given, "url").replace(/\/+$/, "");
    if (!URL.canParse(url)) throw new UsageError("--url takes an address such as https://plinth.example.");
    const key = await readKey();
    if (!key) throw new UsageError("No key was given.");
    const { id, name, plan } = await plinth({ apiKey: key, baseUrl: url }).getWorkspace();
    const file = writeCredentials({ url, key });
    return {
      answer: { workspace_id: id, name, plan, file },
      lines: [`Signed in to ${name} (${plan}).`, `The key is in ${file}.`],
    };
  },
};

export const LOGOUT: Command = {
  name: "logout",
  summary: "Remove the key from this machine; it stays valid",
  run: async () => {
    removeCredentials();
    return {
      answer: { removed: true },
      lines: ["The key is no longer on this machine. Revoke it in the settings to end it."],
    };
  },
};

async function readKey(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
  process.stderr.write("API key: ");
  // What is typed is not shown.
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: nothing, terminal: true });
  const key = await new Promise<string>((resolve) => asking.question("", resolve));
  asking.close();
  process.stderr.write("\n");
  return key.trim();
}
