import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { Environment } from "#lib/env.ts";
import { MEMORY_ENV, MEMORY_FLAGS } from "#lib/worker/memory-flags.ts";
import { ROOT } from "#scripts/settings.ts";

const DEPLOY = join(ROOT, "deploy");
const read = (path: string) => readFileSync(join(DEPLOY, path), "utf8");

/** What the runtime and the system's libraries read. */
const OF_THE_RUNTIME = ["UV_THREADPOOL_SIZE", ...Object.keys(MEMORY_ENV)];
const KNOWN = new Set([...Object.keys(Environment.shape), ...OF_THE_RUNTIME]);
/** Made by the build. */
const SERVER = ".next/plinth-server.mjs";
const COMMANDS = {
  web: ["node", SERVER],
  worker: ["node", ...MEMORY_FLAGS, "scripts/worker.ts"],
  migrate: ["node", "scripts/migrate.ts"],
};
/** Beside what it says itself, by addresses that are not its own. */
const FOREIGN = {
  web: ["DATABASE_OWNER_URL", "DATABASE_SWEEP_URL"],
  worker: ["DATABASE_OWNER_URL"],
  migrate: [],
};
type Part = keyof typeof COMMANDS;
const PARTS = Object.keys(COMMANDS) as Part[];

type Container = { command: string[]; env: Record<string, string> };

function expectRight(part: Part, { command, env }: Container): void {
  expect([part, command]).toEqual([part, COMMANDS[part]]);
  expect(Object.keys(env).filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(Object.keys(env).filter((name) => FOREIGN[part].includes(name as never))).toEqual([]);
  if (part === "worker") expect(env).toMatchObject(MEMORY_ENV);
}

it("starts scripts that are there", () => {
  for (const script of ["scripts/worker.ts", "scripts/migrate.ts"])
    expect(existsSync(join(ROOT, script))).toBe(true);
  expect(readFileSync(join(ROOT, "scripts/built-files.ts"), "utf8")).toContain('"plinth-server.mjs"');
});

describe("the image", () => {
  const image = read("Dockerfile");

  it("has the Node that the project pins, and starts the web server", () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(/^FROM node:([\d.]+)/m.exec(image)?.[1]).toBe(dependencies.node);
    const set = [...image.matchAll(/(?<=^ENV.*)\b([A-Z_]+)=(\S+)/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const { NEXT_TELEMETRY_DISABLED: _, ...env } = Object.fromEntries(set);
    expectRight("web", { command: JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? "[]"), env });
  });
});

describe("the compose file", () => {
  const { services, configs, volumes } = parse(read("compose/compose.yaml"), { merge: true });

  it.each(PARTS)("sets what %s knows", (part) => {
    const { command = COMMANDS.web, environment } = services[part];
    expectRight(part, { command, env: environment });
  });

  it("names services, configurations, volumes and files that are there", () => {
    for (const service of Object.values<Record<string, never>>(services)) {
      const depends: object = service.depends_on ?? {};
      for (const name of Array.isArray(depends) ? depends : Object.keys(depends))
        expect(services).toHaveProperty(name);
      for (const { source } of (service.configs ?? []) as { source: string }[])
        expect(configs).toHaveProperty(source);
      for (const [source = ""] of ((service.volumes ?? []) as string[]).map((volume) => volume.split(":")))
        if (source.startsWith(".")) expect(existsSync(join(DEPLOY, "compose", source))).toBe(true);
        else expect(volumes).toHaveProperty(source);
    }
  });

  it("asks for what the example lists, and for nothing else", () => {
    const asked = new Set(
      [...read("compose/compose.yaml").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name),
    );
    const listed = [...read("compose/example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...asked].sort()).toEqual(listed.sort());
  });
});

describe("the configuration of the pooler", () => {
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, "m").exec(read("pgbouncer.ini"))?.[1];

  it("gives a connection for a transaction, and keeps named statements", () => {
    expect(setting("pool_mode")).toBe("transaction");
    expect(Number(setting("max_prepared_statements"))).toBeGreaterThanOrEqual(1_000);
  });
});

describe("the units", () => {
  it.each([
    ["web", "plinth-web@.service"],
    ["worker", "plinth-worker@.service"],
    ["migrate", "plinth-migrate.service"],
  ] as const)("of %s set what it knows", (part, file) => {
    const unit = read(`systemd/${file}`);
    const [, line = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    const set = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const command = line.replace(/^\/opt\/plinth\/node_modules\/\.bin\//, "").split(" ");
    expectRight(part, { command, env: Object.fromEntries(set) });
  });
});

describe("the chart", () => {
  const values = parse(read("helm/values.yaml"));
  const known: Record<string, unknown> = { Values: values, Release: { Name: "plinth" } };
  const findValue = (path: string) =>
    path
      .split(".")
      .reduce((found: unknown, name) => (found as Record<string, unknown> | undefined)?.[name], known);
  /** The templates take values and nothing else, which needs no Helm. */
  const render = (file: string) =>
    read(`helm/templates/${file}`).replace(/\{\{ \.([\w.]+) \}\}/g, (_, path: string) => {
      expect([path, typeof findValue(path)]).toEqual([path, expect.stringMatching(/^(string|number)$/)]);
      return String(findValue(path));
    });
  type Spec = { containers: { name: string; command?: string[]; env?: { name: string; value: string }[] }[] };
  type Resource = {
    kind: string;
    spec: { selector?: { matchLabels: object }; template: { metadata?: { labels: object }; spec: Spec } };
  };
  const resources = readdirSync(join(DEPLOY, "helm/templates")).flatMap((file) => {
    const documents = parseAllDocuments(render(file));
    for (const { errors } of documents) expect(errors).toEqual([]);
    return documents.map((one) => one.toJS() as Resource);
  });

  it.each(PARTS)("sets what %s knows", (part) => {
    const containers = resources.flatMap(({ spec }) => spec.template?.spec.containers ?? []);
    const { command = COMMANDS.web, env = [] } = containers.find(({ name }) => name === part) ?? {};
    expectRight(part, { command, env: Object.fromEntries(env.map(({ name, value }) => [name, value])) });
  });

  it("has nothing left to fill in, and labels that are selected", () => {
    expect(JSON.stringify(resources)).not.toContain("{{");
    expect(resources.map(({ kind }) => kind).sort()).toEqual([
      "Deployment",
      "Deployment",
      "Job",
      "PodDisruptionBudget",
      "Service",
    ]);
    for (const { spec } of resources.filter(({ kind }) => kind === "Deployment"))
      expect(spec.template.metadata?.labels).toMatchObject(spec.selector?.matchLabels ?? {});
  });

  it("names settings that are known in what it says of its secrets", () => {
    const named = read("helm/values.yaml").match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];
    expect(named.filter((name) => !KNOWN.has(name))).toEqual([]);
  });
});
