import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sign } from "#lib/deliveries/sign.ts";
import { VERIFY_SNIPPETS } from "./verify-snippets.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const folder = mkdtempSync(join(tmpdir(), "plinth-snippets-"));

const RUNS = {
  TypeScript: (headers: object, body: string) => {
    const call = `process.stdout.write(String(isGenuine(${JSON.stringify(SECRET)}, new Headers(${JSON.stringify(headers)}), ${JSON.stringify(body)})));`;
    return run(process.execPath, "snippet.ts", `${VERIFY_SNIPPETS.TypeScript}\n${call}\n`);
  },
  Python: (headers: object, body: string) => {
    const call = `print(str(is_genuine(${JSON.stringify(SECRET)}, ${JSON.stringify(headers)}, ${JSON.stringify(body)}.encode())).lower(), end="")`;
    return run("python3", "snippet.py", `${VERIFY_SNIPPETS.Python}\n${call}\n`);
  },
};

function run(program: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { stdout, stderr } = spawnSync(program, [file], { encoding: "utf8" });
  return stdout || stderr;
}

it.each(["TypeScript", "Python"] as const)(
  "in %s takes what is signed and new, and nothing else",
  (language) => {
    const isTaken = RUNS[language];
    const body = '{"type":"webhook.test"}';
    const message = { id: "msg_1", timestamp: Math.floor(Date.now() / 1_000), body };
    const headersOf = (signed: typeof message, secrets: string[]) => ({
      "webhook-id": signed.id,
      "webhook-timestamp": String(signed.timestamp),
      "webhook-signature": sign(signed, secrets),
    });
    expect(isTaken(headersOf(message, [SECRET]), body)).toBe("true");
    expect(isTaken(headersOf(message, ["another", SECRET]), body)).toBe("true");
    expect(isTaken(headersOf(message, ["another"]), body)).toBe("false");
    expect(isTaken(headersOf(message, [SECRET]), `${body} `)).toBe("false");
    const old = { ...message, timestamp: message.timestamp - 600 };
    expect(isTaken(headersOf(old, [SECRET]), body)).toBe("false");
  },
);
