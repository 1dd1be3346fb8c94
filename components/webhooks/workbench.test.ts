import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sign } from "#lib/deliveries/sign.ts";
import { asLogQuery, logHref, readLogFilter } from "./log-filter.ts";
import { isSignedBy, writeExample } from "./verify-example.ts";
import { writeCurl } from "./write-curl.ts";

const MADE = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const OWN = "a secret of my own, long enough";
const folder = mkdtempSync(join(tmpdir(), "plinth-examples-"));
const message = { id: "msg_1", timestamp: 1_700_000_000, body: '{"name":"Café \\"☕\\" $HOME \'","n":1}' };
const exampleFor = (secrets: string[]) => ({
  ...message,
  timestamp: String(message.timestamp),
  signature: sign(message, secrets),
});

function run(language: "TypeScript" | "Python", text: string, secret = ""): string {
  const file = join(folder, language === "Python" ? "example.py" : "example.ts");
  writeFileSync(file, text);
  const env = { ...process.env, WEBHOOK_SECRET: secret };
  const program = language === "Python" ? "python3" : process.execPath;
  const { stdout, stderr } = spawnSync(program, [file], { encoding: "utf8", env });
  return stdout.trim() || stderr;
}

it.each(["TypeScript", "Python"] as const)("the example in %s checks the message it holds", (language) => {
  const write = (secret: string | null) =>
    writeExample(exampleFor(["another one, before", MADE, OWN]), secret)[language];
  expect(run(language, write(MADE))).toBe("genuine");
  expect(run(language, write(null), OWN)).toBe("genuine");
  expect(run(language, write(null), "a third one, wrong")).toBe("not genuine");
});

it("the browser says whether a secret signed a message", async () => {
  for (const secret of [MADE, OWN]) expect(await isSignedBy(exampleFor([secret]), secret)).toBe(true);
  for (const wrong of ["whsec_", "whsec_%%%", "", OWN, `${MADE}=`])
    expect(await isSignedBy(exampleFor([MADE]), wrong), wrong).toBe(false);
});

it("the curl command hands on every character", () => {
  const url = "https://receiver.example/it's?a=$HOME&b=`id`";
  const command = writeCurl({ url, headers: [["x-name", 'it\'s \\ "1"']], body: message.body });
  const { stdout } = spawnSync("sh", ["-c", command.replace(/^curl/, "printf '%s\\n'")], {
    encoding: "utf8",
  });
  expect(stdout.trimEnd().split("\n")).toEqual([
    "-X",
    "POST",
    url,
    "-H",
    'x-name: it\'s \\ "1"',
    "--data-binary",
    message.body,
  ]);
});

it("the address keeps the filter, and takes nothing else", () => {
  expect(readLogFilter({ status: "x", event: "y", from: "2026-13-01T00:00", to: "today", q: "  " })).toEqual(
    {},
  );
  const filter = {
    status: "failed",
    event: "score.changed",
    from: "2026-11-01T09:30",
    to: "2026-11-02T09:30",
    q: "a b",
  } as const;
  const { searchParams } = new URL(logHref("/x", filter), "https://x.example");
  expect(readLogFilter(Object.fromEntries(searchParams))).toEqual(filter);
  expect(asLogQuery(filter)).toMatchObject({ from: "2026-11-01T09:30:00Z", to: "2026-11-02T09:30:59.999Z" });
  expect(logHref("/x", {})).toBe("/x");
});
