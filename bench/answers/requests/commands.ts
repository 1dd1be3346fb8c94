import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "#lib/time.ts";
import { runCli } from "../../product/run-cli.ts";
import { type ExportFile, exportFiles } from "../export-files.ts";
import type { Recording } from "./recording.ts";

const DAMAGED =
  "id,created_at,text,likes\np1,soon,Hello,1\np2,2026-03-01,Hello,many\np3,2026-03-01,Hello,3\np3\n";
const DRAFTS = [
  { content_type: "text", content: "Our new roast is here.", platform: "twitter" },
  { content_type: "text", content: "Order now!!! #tea #tea", platform: "instagram", format: "story" },
  { content_type: "text", content: "x", platform: "myspace" },
];
const TEXTS = [
  "I love this wonderful new roast",
  "Schrecklich, nie wieder",
  "コーヒー最高です",
  "The shop opens at nine.",
];

/** What the command line says: files of every format, and what it shows beside the API. */
export async function recordCommands(recording: Recording): Promise<void> {
  const { installation, site, things } = recording;
  const { full, second } = installation.callers;
  for (const files of Map.groupBy(exportFiles(site.today), ({ platform }) => platform).values())
    await recordImport(recording, files);
  await recordImport(recording, [{ platform: "twitter", name: "damaged.csv", text: DAMAGED }]);
  await recordImport(recording, [{ platform: "twitter", name: "other.csv", text: "a,b\n1,2\n" }]);
  const drafts = write(recording, "drafts.jsonl", toLines(DRAFTS));
  const texts = write(recording, "texts.jsonl", toLines(TEXTS.map((text) => ({ text }))));
  const asOf = ["--as-of", addDays(site.today, -14), "--wait"];
  await record(recording, ["audit", "run", "--workspace", second.id, ...asOf]);
  await record(recording, ["audit", "show", things.of("audits", full.id)[0] ?? ""]);
  await record(recording, ["audit", "verify", things.of("audits", full.id)[0] ?? ""]);
  await record(recording, ["score", "show", "--workspace", full.id]);
  await record(recording, ["score", "rebuild", "--workspace", full.id]);
  await record(recording, ["key", "list", "--workspace", full.id]);
  await record(recording, ["studio", "score", "--workspace", full.id, "--file", drafts]);
  await record(recording, ["sentiment", "--file", texts]);
}

async function recordImport(recording: Recording, files: ExportFile[]): Promise<void> {
  const { id } = recording.installation.callers.second;
  const paths = files.map(({ name, text }) => write(recording, name, text));
  const [first] = files;
  const account = ["--platform", first?.platform ?? "", "--handle", "recorded"];
  await record(recording, ["import", "--workspace", id, ...account, ...paths]);
}

async function record({ recorder, site }: Recording, args: string[]): Promise<void> {
  const result = await runCli(site.place, [...args, "--json"]);
  const local = (text: string) => text.replaceAll(`${site.folder}/`, "");
  const told = { ...result, stdout: local(result.stdout), stderr: local(result.stderr) };
  recorder.noteCommand(args.map(local), told);
}

function write({ site }: Recording, name: string, text: string): string {
  const path = join(site.folder, name);
  writeFileSync(path, text);
  return path;
}

function toLines(rows: object[]): string {
  return rows.map((row) => JSON.stringify(row)).join("\n");
}
