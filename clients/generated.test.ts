import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "#scripts/settings.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { readDocument } from "#scripts/testing/document.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "plinth-generated-"));
const at = (...names: string[]) => join(folder, ...names);
const OLD_LIBRARY = `--import=${join(ROOT, "scripts/testing/use-typescript-5.mjs")}`;
const QUIET = { DO_NOT_TRACK: "1", ORVAL_TELEMETRY: "0", CI: "1" };

let served: Served;

/** Runs the command of a package that is installed here. */
async function generate(name: string, args: string[], options = ""): Promise<void> {
  const manifest = join(ROOT, "node_modules", name, "package.json");
  const { bin } = createRequire(import.meta.url)(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === "string" ? bin : (Object.values(bin)[0] ?? "");
  const env = { ...process.env, ...QUIET, NODE_OPTIONS: options };
  await run(process.execPath, [join(manifest, "..", file), ...args], { cwd: folder, env });
}

beforeAll(async () => {
  served = await serveHandlers();
  const document = { ...readDocument(), servers: [{ url: served.url }] };
  writeFileSync(at("openapi.json"), JSON.stringify(document));
  const orval = {
    plinth: {
      input: at("openapi.json"),
      output: { target: at("orval.ts"), client: "fetch", baseUrl: served.url },
    },
  };
  writeFileSync(at("orval.config.mjs"), `export default ${JSON.stringify(orval)};\n`);
  const plugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];
  await Promise.all([
    generate("openapi-typescript", [at("openapi.json"), "-o", at("openapi-typescript.ts")], OLD_LIBRARY),
    generate(
      "@hey-api/openapi-ts",
      ["-i", at("openapi.json"), "-o", at("hey-api"), "-p", ...plugins, "--no-log-file"],
      OLD_LIBRARY,
    ),
    generate("orval", ["--config", at("orval.config.mjs"), "--fail-on-warnings"]),
  ]);
  copyFileSync(join(import.meta.dirname, "testing/use-generated.txt"), at("use.ts"));
}, 120_000);

afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Names that a generator makes up where the document has none. */
const INVENTED = /(?:Inline|AnyOf|OneOf|AllOf|Anonymous)|\d$|^Response\d*$|^Model\d*$|^Body\d*$/;

describe("clients that others generate", () => {
  it("agree with TypeScript under its strict settings", { timeout: 60_000 }, async () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "ES2024",
      lib: ["ES2024", "DOM", "DOM.Iterable"],
      module: "ESNext",
      moduleResolution: "bundler",
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
      skipLibCheck: true,
    };
    writeFileSync(at("tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const done = await run(process.execPath, [tsc, "-p", folder]).catch((error: { stdout: string }) => error);
    expect(done.stdout).toBe("");
  });

  it("have no names that the document does not give", () => {
    const files = [
      "orval.ts",
      ...readdirSync(at("hey-api"))
        .filter((name) => name.endsWith(".gen.ts"))
        .map((name) => join("hey-api", name)),
    ];
    const names = files.flatMap((file) =>
      [...readFileSync(at(file), "utf8").matchAll(/^export (?:type|interface|const|enum|class) (\w+)/gm)].map(
        ([, name = ""]) => name,
      ),
    );
    const schemas = Object.keys(readDocument().components.schemas);
    expect(names).toEqual(expect.arrayContaining(schemas));
    // Of an answer there is one for each status.
    const invented = names.filter((name) => INVENTED.test(name.replace(/Response\d{3}$/, "")));
    expect(invented).toEqual([]);
  });

  it("get answers and refusals from the running server", { timeout: 60_000 }, async () => {
    const { key, auditId } = await makeAuditedWorkspace("pro");
    const bundle = await rolldown({ input: at("use.ts"), platform: "node", logLevel: "silent" });
    await bundle.write({ file: at("use.mjs"), format: "esm" });
    const env = { ...process.env, PLINTH_URL: served.url, PLINTH_API_KEY: key, PLINTH_AUDIT: auditId };
    const { stdout } = await run(process.execPath, [at("use.mjs")], { env });
    const told = JSON.parse(stdout);
    expect(told).toEqual({
      score: expect.any(Number),
      known: expect.any(Number),
      code: "invalid_request",
      plan: "pro",
      audit: told.score,
    });
  });
});
