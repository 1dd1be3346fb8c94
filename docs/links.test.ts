import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCode, readPage } from "./read-page.ts";

const ROOT = join(import.meta.dirname, "..");
const PAGES = [...globSync("*.md", { cwd: ROOT }), ...globSync("docs/*.md", { cwd: ROOT })];
const SCRIPTS = Object.keys(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts);
const FOLDERS = ["app", "bench", "components", "docs", "e2e", "lib", "prisma", "scripts"];
/** Files that a page names without their folder. */
const SOURCES = globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx,prisma,mjs}`, { cwd: ROOT }).map((path) =>
  path.split("/").at(-1),
);

/** The anchor that a heading gets. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

function findDeadLinks(page: string): string[] {
  const links = [...readPage(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    const [file, anchor] = link.split("#");
    const path = file ? join(dirname(page), file) : page;
    if (!existsSync(join(ROOT, path))) return true;
    const headings = anchor ? [...readPage(path).matchAll(/^#+ (.+)$/gm)].map(([, name = ""]) => name) : [];
    return anchor !== undefined && !headings.map(toAnchor).includes(anchor);
  });
}

/** Paths of the project, and names of its source files, that a page gives and that are not there. */
function findDeadPaths(page: string): string[] {
  return readCode(readPage(page)).filter((code) => {
    if (/[\s<>…]|^x\./.test(code)) return false;
    if (/^[\w.-]+\.(?:ts|tsx|mjs|prisma)$/.test(code))
      return !SOURCES.includes(code) && !existsSync(join(ROOT, code));
    const isPath = FOLDERS.some((folder) => code.startsWith(`${folder}/`));
    return isPath && globSync(`${code.replaceAll("[", "\\[")}{,.ts,.tsx}`, { cwd: ROOT }).length === 0;
  });
}

/** npm scripts, tests and measurements that a page tells to run and that are not there. */
function findDeadCommands(page: string): string[] {
  const text = readPage(page);
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const scripts = [...find(/npm run (?:-s )?([\w:]+)/g), ...find(/npm (start|test)\b/g)];
  const benches = readdirSync(join(ROOT, "bench"));
  return [
    ...scripts.filter((name) => !SCRIPTS.includes(name)),
    ...find(/npm run bench -- ([\w-]+)/g).filter((name) => !benches.includes(`${name}.ts`)),
    ...find(/vitest run ([\w/-]+)/g).filter((path) => globSync(`${path}*`, { cwd: ROOT }).length === 0),
  ];
}

describe.each(PAGES)("%s", (page) => {
  it("links to what is there", () => expect(findDeadLinks(page)).toEqual([]));
  it("names files and folders that are there", () => expect(findDeadPaths(page)).toEqual([]));
  it("gives commands that are there", () => expect(findDeadCommands(page)).toEqual([]));
});
