import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runHere } from "../testing/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-studio-"));
afterAll(() => rmSync(folder, { recursive: true }));

const draft = { content_type: "text", content: "Our new roast is here.", platform: "twitter" };
const LINES = [
  JSON.stringify(draft),
  "no json",
  "",
  "[]",
  JSON.stringify({ ...draft, platform: "myspace" }),
  JSON.stringify({ ...draft, content: "x".repeat(10_001) }),
  JSON.stringify({ ...draft, content_type: "image", content: "http://127.0.0.1/menu.jpg" }),
  JSON.stringify({ ...draft, format: "thread" }),
];

function draftsFile(): string {
  const file = join(folder, "drafts.jsonl");
  writeFileSync(file, LINES.join("\n"));
  return file;
}

const refused = (title: string) => ({ error: { title, detail: expect.stringMatching(/\S/) } });
const scored = (format: string) => ({
  score: expect.any(Number),
  pillar_predictions: expect.objectContaining({ impact: expect.stringMatching(/^[+-]\d/) }),
  feedback: expect.any(Array),
  platform: "twitter",
  format,
});

async function score(...args: string[]) {
  const { code, stdout, stderr } = await runHere("studio", "score", "--file", draftsFile(), ...args);
  const lines = stdout.trim().split("\n");
  expect(stderr).toContain("plinth: 5 of 7 lines could not be scored: lines 2, 4, 5, 6, 7\n");
  return { code, lines: lines.map((line) => JSON.parse(line)) };
}

it("studio score answers each line in its place, also one that cannot be scored", async () => {
  const expected = [
    scored("post"),
    refused("Malformed JSON"),
    refused("Malformed JSON"),
    refused("Invalid Platform"),
    refused("Content Too Large"),
    refused("Media Unavailable"),
    scored("thread"),
  ];
  expect(await score()).toEqual({ code: 0, lines: expected });
  const brand = ["--name", "Brand", "--plan", "agency", "--owner", "studio@example.com"];
  const made = await runHere("workspace", "create", ...brand, "--json");
  const { workspace_id } = JSON.parse(made.stdout);
  expect(await score("--workspace", workspace_id)).toEqual({ code: 0, lines: expected });
});

it("--max-feedback bounds the feedback, and is refused before the first line when it is out of range", async () => {
  const file = join(folder, "many.jsonl");
  const content = `WE TAKE ORDERS AT [link] https//brand.example ${"#tea ".repeat(600)}`;
  writeFileSync(file, JSON.stringify({ ...draft, content, platform: "instagram", format: "short" }));
  const feedback = async (...args: string[]) => {
    const { stdout } = await runHere("studio", "score", "--file", file, ...args);
    return JSON.parse(stdout).feedback;
  };
  const [usual, one, all] = [
    await feedback(),
    await feedback("--max-feedback", "1"),
    await feedback("--max-feedback", "10"),
  ];
  expect([usual.length, one.length]).toEqual([3, 1]);
  expect(all.length).toBeGreaterThan(3);
  expect(all.slice(0, 3)).toEqual(usual);
  const refused = await runHere("studio", "score", "--file", file, "--max-feedback", "11");
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toMatch(/max_feedback.*from 1 to 10/);
});

it("--expand evidence gives what the API gives with it", async () => {
  const file = join(folder, "harm.jsonl");
  const content = "Our prayers are with the victims of the earthquake. Use code PRAY20 for 20% off.";
  writeFileSync(file, JSON.stringify({ ...draft, content }));
  const { stdout } = await runHere("studio", "score", "--file", file, "--expand", "evidence");
  const { evidence, feedback } = JSON.parse(stdout);
  expect(evidence).toMatchObject({
    warnings: [{ code: "insensitive", detail: feedback[0].suggestion }],
    interval: { coverage: 0.8 },
    media: null,
  });
  const refused = await runHere("studio", "score", "--file", file, "--expand", "everything");
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
});

it("studio score of a workspace that does not exist fails before the first line", async () => {
  const { code, stdout, stderr } = await runHere(
    ...["studio", "score", "--file", draftsFile(), "--workspace", "ws_none", "--json"],
  );
  expect([code, stdout]).toEqual([1, ""]);
  expect(JSON.parse(stderr)).toMatchObject({ error: { title: "Not Found" } });
});
