import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ROOT } from "../settings.ts";
import { runHere } from "../testing/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-sentiment-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("sentiment answers each line; another language is unknown, never neutral", async () => {
  const file = join(folder, "texts.jsonl");
  const texts = ["I love this\u2028wonderful new roast", "コーヒー最高です、ありがとうございます", "12 / 34"];
  writeFileSync(file, [...texts.map((text) => JSON.stringify({ text })), "no json"].join("\n"));
  const { code, stdout, stderr } = await runHere("sentiment", "--file", file);
  expect(stderr).toBe("plinth: 1 of 4 lines could not be classified: line 4\n");
  const lines = stdout.trim().split("\n");
  expect([code, ...lines.map((line) => JSON.parse(line))]).toEqual([
    0,
    { label: "positive", score: expect.any(Number), language: "en", supported: true, spam: false },
    { label: "unknown", score: 0, language: "ja", supported: false, spam: false },
    { label: "unknown", score: 0, language: null, supported: false, spam: false },
    { error: { title: "Invalid Request", detail: expect.stringMatching(/\S/) } },
  ]);
});

it("ends quietly when nobody reads on", { timeout: 60_000 }, () => {
  const file = join(folder, "many.jsonl");
  writeFileSync(file, `${JSON.stringify({ text: "I love this roast" })}\n`.repeat(5_000));
  const command = `"${process.execPath}" scripts/cli.ts sentiment --file "${file}" 2>"${file}.err" | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const printed = execFileSync("bash", ["-c", command], { cwd: ROOT, encoding: "utf8" });
  expect(printed.trim().split("\n").slice(1)).toEqual(["0"]);
  expect(readFileSync(`${file}.err`, "utf8")).toBe("");
});
