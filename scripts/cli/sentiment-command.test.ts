import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runScript } from "../testing/run-script.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-sentiment-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("sentiment answers each line; another language is unknown, never neutral", {
  timeout: 60_000,
}, async () => {
  const file = join(folder, "texts.jsonl");
  const texts = ["I love this wonderful new roast", "コーヒー最高です、ありがとうございます", "12 / 34"];
  writeFileSync(file, [...texts.map((text) => JSON.stringify({ text })), "no json"].join("\n"));
  const { code, stdout } = await runScript("cli.ts", ["sentiment", "--file", file]);
  const lines = stdout.trim().split("\n");
  expect([code, ...lines.map((line) => JSON.parse(line))]).toEqual([
    0,
    { label: "positive", score: expect.any(Number), language: "en", supported: true },
    { label: "unknown", score: 0, language: "ja", supported: false },
    { label: "unknown", score: 0, language: null, supported: false },
    { error: { title: "Invalid Request", detail: expect.stringMatching(/\S/) } },
  ]);
});
