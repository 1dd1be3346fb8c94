import { TEST_MODE, TEST_MODE_SECTIONS } from "#app/docs/test-mode.ts";
import { writeMethodology } from "#app/methodology/write-methodology.ts";
import { ANY_PATH, NO_OPERATION } from "#app/problems/answering-list.tsx";
import { listFamilies, type ProblemEntry, writeStatuses } from "#app/problems/find-problem.ts";
import { RULES } from "#components/docs/conventions.tsx";
import type { Language } from "#components/docs/languages.ts";
import { listParts } from "#components/docs/list-contents.ts";
import { joinParts, writeCode } from "#components/docs/markdown/write-code.ts";
import { writeEvent, writeOperation, writeRefusals } from "#components/docs/markdown/write-operation.ts";
import { writeTable } from "#components/docs/markdown/write-table.ts";
import { MAKE_KEY, QUICK_START, writeFirstRequest } from "#components/docs/quick-start.tsx";
import { type Subject, subjectPath } from "#components/docs/subject.ts";
import { GLOSSARY } from "#lib/glossary.ts";
import {
  AGENTS,
  listClients,
  listToolRows,
  NOTES,
  PROMPT_ROWS,
  RESOURCE_ROWS,
  SET_UP,
} from "../agents/agent-words.ts";
import { findGuide, GUIDES, guidePath } from "../guides/find-guide.ts";
import type { Guide, GuidePart } from "../guides/guide.ts";
import { type Docs, readDocs, START } from "../read-docs.ts";
import { findRecipe, RECIPES, type Recipe } from "../recipes/find-recipe.ts";
import { readClientFile } from "../recipes/read-client-file.ts";
import { markdownPath } from "./markdown-path.ts";

/** Pages beside the reference, by their paths. */
const OPEN_PAGES: Record<string, () => string> = {
  "/methodology": () => writeMethodology().trimEnd(),
  "/problems": writeProblems,
  "/glossary": writeGlossary,
};

/** Every page that has markdown. */
export function listDocsPaths({ subjects }: Pick<Docs, "subjects">): string[] {
  return [
    "/docs",
    subjectPath(START),
    subjectPath(AGENTS),
    subjectPath(TEST_MODE),
    ...GUIDES.map(guidePath),
    ...subjects.map(subjectPath),
    ...RECIPES.map(({ name }) => `/docs/recipes/${name}`),
    ...Object.keys(OPEN_PAGES),
  ];
}

/** The markdown of a page; null when there is no such page. @param path of the page: `/docs/audits` */
export async function writeMarkdown(path: string): Promise<string | null> {
  const open = OPEN_PAGES[path];
  if (open) return open();
  const docs = readDocs();
  if (path === "/docs") return writeIndex(docs);
  if (path === subjectPath(START)) return writeStart(docs);
  if (path === subjectPath(AGENTS)) return writeAgents(docs);
  if (path === subjectPath(TEST_MODE)) return writeTestMode();
  const subject = docs.subjects.find((one) => subjectPath(one) === path);
  if (subject) return writeSubject(subject, docs);
  const guide = findGuide(path.replace(/^\/docs\/guides\//, ""));
  if (guide && path.startsWith("/docs/guides/")) return writeGuide(guide);
  const recipe = findRecipe(path.replace(/^\/docs\/recipes\//, ""));
  return recipe && path.startsWith("/docs/recipes/") ? writeRecipe(recipe) : null;
}

/** All pages, one behind the other. */
export async function writeEverything(): Promise<string> {
  const pages = await Promise.all(listDocsPaths(readDocs()).map(writeMarkdown));
  return `${joinParts(pages.map((page) => page ?? ""))}\n`;
}

function writeIndex({ baseUrl, subjects }: Docs): string {
  const link = (title: string, path: string) => `[${title}](${baseUrl}${markdownPath(path)})`;
  const listed = subjects.map((subject) => {
    const parts = listParts(subject).map(({ label }) => label);
    return `- ${link(subject.title, subjectPath(subject))}: ${subject.text} ${parts.join("; ")}.`;
  });
  const recipes = RECIPES.map(
    ({ name, title, summary }) => `- ${link(title, `/docs/recipes/${name}`)}: ${summary}`,
  );
  return joinParts([
    "# API reference",
    "Scores, audits, campaigns and webhooks over HTTP.",
    [START, AGENTS, TEST_MODE]
      .map((page) => `- ${link(page.title, subjectPath(page))}: ${page.text}`)
      .join("\n"),
    "## Guides",
    GUIDES.map((guide) => `- ${link(guide.title, guidePath(guide))}: ${guide.summary}`).join("\n"),
    "## Reference",
    listed.join("\n"),
    "## Recipes",
    recipes.join("\n"),
  ]);
}

function writeStart({ baseUrl, shared, refusalExample }: Docs): string {
  return joinParts([
    `# ${START.title}`,
    START.text,
    "## First request",
    QUICK_START,
    writeCode(MAKE_KEY, "shell"),
    writeCode(writeFirstRequest(baseUrl), "shell"),
    "## Conventions",
    `Base address: ${baseUrl}`,
    RULES.map(([name, rule]) => `- ${name}: ${rule}`).join("\n"),
    "## Errors any request can get",
    writeRefusals(shared, baseUrl),
    writeCode(refusalExample, "JSON"),
  ]);
}

function writeAgents({ baseUrl }: Docs): string {
  const address = `${baseUrl}/mcp`;
  const clients = listClients(address).map(({ name, note, syntax, code }) =>
    joinParts([`### ${name}`, note, writeCode(code, syntax)]),
  );
  const rows = listToolRows().map(
    ({ name, does, plan, scope }) => `| \`${name}\` | ${does} | ${plan} | \`${scope}\` |`,
  );
  const named = [...RESOURCE_ROWS, ...PROMPT_ROWS].map(({ name, gives }) => `- \`${name}\`: ${gives}`);
  return joinParts([
    `# ${AGENTS.title}`,
    AGENTS.text,
    "## Set up",
    SET_UP,
    `Address: ${address}`,
    ...clients,
    "## Tools",
    ["| Tool | What it does | Plan | Scope |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    "## Resources and prompts",
    named.join("\n"),
    "## Good to know",
    NOTES.map((note) => `- ${note}`).join("\n"),
  ]);
}

function writeTestMode(): string {
  const { title, text } = TEST_MODE;
  const sections = TEST_MODE_SECTIONS.map((section) => {
    const rows = section.rows.map(([name, said]) => `- \`${name}\`: ${said}`).join("\n");
    return joinParts([`## ${section.title}`, ...section.text, ...(rows ? [rows] : [])]);
  });
  return joinParts([`# ${title}`, text, ...sections]);
}

function writeGuide({ title, summary, parts }: Guide): string {
  return joinParts([`# ${title}`, summary, ...parts().map(writePart)]);
}

function writePart({ title, paragraphs, table, commands }: GuidePart): string {
  return joinParts([
    `## ${title}`,
    ...paragraphs,
    table ? writeTable(table.head, table.rows) : "",
    writeCode(commands ?? "", "shell"),
  ]);
}

function writeSubject({ title, text, operations, events }: Subject, { baseUrl, access }: Docs): string {
  return joinParts([
    `# ${title}`,
    text,
    ...operations.map((operation) => writeOperation(operation, baseUrl, access[operation.id])),
    ...events.map(writeEvent),
  ]);
}

async function writeRecipe({ title, summary, before, after, notes, files }: Recipe): Promise<string> {
  const samples = Object.entries(files).map(async ([language, file]) =>
    writeCode(await readClientFile(`recipes/${file}`), language as Language),
  );
  return joinParts([
    `# ${title}`,
    summary,
    ...(before ?? []).map(writePart),
    ...(await Promise.all(samples)),
    ...(after ?? []).map(writePart),
    "## Good to know",
    notes.map((note) => `- ${note}`).join("\n"),
  ]);
}

function writeGlossary(): string {
  const terms = GLOSSARY.map(
    ({ term, aka, meaning }) => `- **${term}**${aka ? ` (${aka})` : ""}: ${meaning}`,
  );
  return joinParts(["# Glossary", terms.join("\n")]);
}

function writeProblems(): string {
  const families = listFamilies().map(({ title, text, problems }) =>
    joinParts([`## ${title}`, text, ...problems.map(writeProblem)]),
  );
  return joinParts(["# Problems", ...families]);
}

function writeProblem(problem: ProblemEntry): string {
  const { title, code, status: usual, meaning, wayOut, answering, isBeforeAny } = problem;
  const answers = answering.map(({ status, operations, isEvery }) => {
    const labels = operations.map(({ label }) => `\`${label}\``).join(", ");
    return `- ${status}: ${isEvery ? "every operation" : labels}`;
  });
  return joinParts([
    `### ${title}`,
    `Status ${writeStatuses(problem)} · code \`${code}\``,
    meaning,
    wayOut,
    [...(isBeforeAny ? [`- ${usual}: ${ANY_PATH}`] : []), ...answers].join("\n") || NO_OPERATION,
  ]);
}
