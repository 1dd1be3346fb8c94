import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { apiDocument, listAccess } from "#app/api-document.ts";
import * as openMarkdown from "#app/docs/open-markdown/[page]/route.ts";
import * as llms from "#app/llms.txt/route.ts";
import * as everything from "#app/llms-full.txt/route.ts";
import { TOOLS } from "#app/mcp/tools/list-tools.ts";
import { findProblem } from "#app/problems/find-problem.ts";
import type { ApiDocument } from "#components/docs/document.ts";
import { readReference } from "#components/docs/read-reference.ts";
import { writeSamples } from "#components/docs/write-samples.ts";
import { GLOSSARY } from "#lib/glossary.ts";
import { NOTICE_MONTHS } from "#lib/http/operation.ts";
import { planLimits } from "#lib/plans.ts";
import { ROOT } from "#scripts/settings.ts";
import { GUIDES } from "./guides/find-guide.ts";
import { listSearchRows } from "./list-search-rows.ts";
import * as markdown from "./markdown/[[...page]]/route.ts";
import { listDocsPaths, writeMarkdown } from "./markdown/write-pages.ts";
import * as client from "./plinth.ts/route.ts";
import { readDocs } from "./read-docs.ts";
import { RECIPES } from "./recipes/find-recipe.ts";
import { readClientFile } from "./recipes/read-client-file.ts";

const document = apiDocument() as ApiDocument;
const { groups, shared, events, baseUrl } = readReference(document);
const operations = groups.flatMap((group) => group.operations);
const folder = mkdtempSync(join(tmpdir(), "plinth-docs-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the reference", () => {
  it("has every operation of the document, with what a key needs for it", () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(Object.keys(listAccess()).sort()).toEqual(ids);
    expect(events.length).toBeGreaterThanOrEqual(3);
  });

  it.each(operations.map((one) => [one.id, one] as const))(
    "%s shows fields, an example and refusals",
    (_, one) => {
      expect(one.text.join(" ")).toMatch(/\w/);
      expect(one.answer.fields.length).toBeGreaterThan(0);
      expect(JSON.parse(one.answer.example)).toBeTypeOf("object");
      expect(one.inputs.filter(({ place, example }) => place === "path" && !example)).toEqual([]);
      const statuses = [...one.refusals, ...one.sharedRefusals].map(({ status }) => status);
      expect(statuses).toEqual(expect.arrayContaining([401, 403, 429, 500, 503]));
    },
  );

  it("leads from every refusal to a page that exists", () => {
    const refusals = [...shared, ...operations.flatMap((one) => one.refusals)];
    for (const { problems } of refusals)
      for (const { code } of problems) expect(findProblem(code), code).not.toBeNull();
  });
});

describe("the samples", () => {
  const samples = operations.map((operation) => ({ ...writeSamples(operation, baseUrl), id: operation.id }));

  it("in TypeScript agree with the types of the client, under the strictest settings", {
    timeout: 120_000,
  }, () => {
    copyFileSync(join(ROOT, "lib/client/plinth.ts"), join(folder, "plinth.ts"));
    for (const { id, TypeScript } of samples)
      writeFileSync(join(folder, `${id}.ts`), `${TypeScript}\nexport {};\n`);
    const compilerOptions = {
      strict: true,
      // Whoever copies the client may have set more than we do.
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      noEmit: true,
      target: "ES2024",
      lib: ["ES2024", "DOM", "DOM.Iterable"],
      module: "ESNext",
      moduleResolution: "bundler",
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    const done = spawnSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder], {
      encoding: "utf8",
    });
    expect(done.stdout + done.stderr).toBe("");
    expect(done.status).toBe(0);
  });

  it("for curl are read by a shell", () => {
    for (const { id, curl } of samples) expect(spawnSync("bash", ["-n", "-c", curl]).status, id).toBe(0);
  });

  const hasPython = spawnSync("python3", ["--version"]).status === 0;
  it.runIf(hasPython)(`in Python are read by Python${hasPython ? "" : " (skipped: no python3 here)"}`, () => {
    const input = JSON.stringify(samples.map(({ Python }) => Python));
    const program = "import json, sys; [compile(text, 'sample', 'exec') for text in json.load(sys.stdin)]";
    const done = spawnSync("python3", ["-c", program], { input, encoding: "utf8" });
    expect(done.stderr).toBe("");
  });

  it("name the address of this installation", () => {
    for (const { curl } of samples) expect(curl).toContain(`"${baseUrl}/v1/`);
  });
});

describe("the recipes and files", () => {
  it.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))(
    "%s has code to copy",
    async (_, { files }) => {
      for (const [language, file] of Object.entries(files)) {
        const text = await readClientFile(`recipes/${file}`);
        expect(text).not.toContain("../");
        if (language === "TypeScript") expect(text).toContain('from "./plinth.ts"');
      }
    },
  );

  it("/docs/plinth.ts is the client", async () => {
    expect(await (await client.GET()).text()).toMatch(/^\/\/ The client of a Plinth service in one file/);
  });

  it("/llms.txt leads to every operation and recipe, and to the markdown of every page", async () => {
    const answer = llms.GET();
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(text).toMatch(/^# Plinth\n\n> /);
    for (const { id, method, path, tag } of operations)
      expect(text).toContain(`[${method} ${path}](${baseUrl}/docs/${tag.toLowerCase()}#${id})`);
    for (const { name } of RECIPES) expect(text).toContain(`(${baseUrl}/docs/recipes/${name})`);
    const paths = ["/openapi.json", "/docs", "/docs/agents.md", "/llms-full.txt"];
    paths.push("/problems.md", "/glossary.md", "/methodology.md");
    for (const { name } of readDocs().subjects) paths.push(`/docs/${name}.md`);
    for (const path of paths) expect(text).toContain(`(${baseUrl}${path})`);
  });
});

describe("the pages", () => {
  it("hold every operation and event once", () => {
    const { subjects } = readDocs();
    expect(subjects.flatMap((subject) => subject.operations.map(({ id }) => id)).sort()).toEqual(
      operations.map(({ id }) => id).sort(),
    );
    expect(subjects.flatMap((subject) => subject.events.map(({ type }) => type))).toEqual(
      events.map(({ type }) => type),
    );
    expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length);
  });

  it("have markdown with all that the page has", async () => {
    for (const { name, operations, events } of readDocs().subjects) {
      const text = (await writeMarkdown(`/docs/${name}`)) ?? "";
      for (const operation of operations) {
        expect(text).toContain(`## ${operation.summary}\n\n\`${operation.method} ${operation.path}\``);
        for (const field of operation.answer.fields) expect(text).toContain(`- \`${field.name}\` (`);
        for (const sample of Object.values(writeSamples(operation, baseUrl))) expect(text).toContain(sample);
        for (const { problems } of operation.refusals)
          for (const { code } of problems) expect(text).toContain(`(${baseUrl}/problems/${code})`);
      }
      for (const event of events) expect(text).toContain(`\`${event.type}\``);
    }
    expect(await writeMarkdown("/docs/start")).toContain("Idempotency-Key");
    const agents = (await writeMarkdown("/docs/agents")) ?? "";
    for (const { name } of TOOLS) expect(agents).toContain(`| \`${name}\` | `);
    expect(agents).toContain(`${baseUrl}/mcp`);
  });

  it("answer as markdown, and 404 where there is no page", async () => {
    const ask = (...page: string[]) =>
      markdown.GET(new Request(baseUrl), { params: Promise.resolve({ page }) });
    const found = await ask("recipes", "receive-webhook");
    expect(found.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await found.text()).toMatch(/^# Verify a webhook\n[\s\S]*```python\n/);
    for (const page of [["none"], ["receive-webhook"], ["recipes", "none"], ["recipes"]])
      expect((await ask(...page)).status, page.join()).toBe(404);
  });

  it("beside the reference have markdown, too", async () => {
    const ask = async (page: string) => {
      const answer = await openMarkdown.GET(new Request(baseUrl), { params: Promise.resolve({ page }) });
      return { status: answer.status, text: await answer.text() };
    };
    for (const { term } of GLOSSARY) expect((await ask("glossary")).text).toContain(`- **${term}**`);
    expect((await ask("methodology")).text).toMatch(/^# How scores are made\n\n[\s\S]*[^\n]\n$/);
    expect((await ask("problems")).text).toContain("### Rate Limited\n");
    expect((await ask("none")).status).toBe(404);
  });

  it("are all in /llms-full.txt, with the problems", async () => {
    const text = await (await everything.GET()).text();
    for (const path of listDocsPaths(readDocs())) expect(text).toContain((await writeMarkdown(path)) ?? "?");
    expect(text).toContain("# Problems\n");
  });

  it("tell limits and the schedule of webhooks by the figures that the code goes by", async () => {
    const limits = (await writeMarkdown("/docs/guides/limits")) ?? "";
    const { audits_per_month: audits, requests_per_minute: rate } = planLimits("pro");
    expect(limits).toMatch(new RegExp(`\\| Audits a month \\| \\S+ \\| ${audits} \\|`));
    expect(limits).toMatch(new RegExp(`\\| All other requests a minute \\| no API \\| ${rate} \\|`));
    const webhooks = (await writeMarkdown("/docs/guides/webhooks")) ?? "";
    expect(webhooks.match(/^\| \d+ \| .+$/gm)?.map((line) => line.split(" | ")[1])).toEqual([
      "at once",
      "5 s",
      "5 min",
      "30 min",
      "2 h",
      "5 h",
      "10 h",
      "14 h",
      "20 h",
      "24 h",
    ]);
    const versions = await writeMarkdown("/docs/guides/versions");
    expect(versions).toContain("## API changelog");
    expect(versions).toContain(`at least ${NOTICE_MONTHS} months`);
    for (const { name } of GUIDES)
      expect(await (await llms.GET()).text()).toContain(`(${baseUrl}/docs/guides/${name}.md)`);
    expect(await (await everything.GET()).text()).not.toContain("uuidgen");
  });

  it("are found with their operations, events and problems", async () => {
    const rows = listSearchRows();
    const hrefs = rows.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(rows.length);
    expect(hrefs).toEqual(expect.arrayContaining(["/docs/audits#runAudit", "/docs/start#conventions"]));
    expect(hrefs).toEqual(expect.arrayContaining(["/docs/events#event-audit-completed"]));
    for (const href of hrefs.filter((one) => one.startsWith("/problems/")))
      expect(findProblem(href.replace("/problems/", ""))).not.toBeNull();
    const pages = hrefs.map((href) => href.replace(/#.*/, "")).filter((path) => path.startsWith("/docs"));
    for (const path of pages) expect(await writeMarkdown(path), path).not.toBeNull();
    const [row] = rows.filter(({ href }) => href.endsWith("#createCampaign"));
    expect(row?.about).toContain("start_date");
  });
});
