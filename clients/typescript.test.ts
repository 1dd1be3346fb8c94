import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPackage, PACKAGE } from "#scripts/client/build-package.ts";
import { ROOT } from "#scripts/settings.ts";

const home = mkdtempSync(join(tmpdir(), "plinth-consumer-"));
const installed = join(home, "node_modules/plinth");

beforeAll(async () => {
  await buildPackage(installed);
  cpSync(join(PACKAGE, "package.json"), join(installed, "package.json"));
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

function run(args: string[], folder: string): string {
  const done = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return done.stdout + done.stderr;
}

const USE = `
const client: PlinthClient = plinth({ apiKey: "plk_live_1", baseUrl: "https://plinth.example" });
export async function read(): Promise<number> {
  for await (const { campaigns } of pages(client.listCampaigns, { limit: 100 })) void campaigns[0]?.score_delta;
  const event = await verifyWebhook({ secret: "", headers: { "webhook-id": "1" }, body: "" });
  if (event.type === "audit.completed") void event.data.audit_id;
  try {
    return (await client.getScore({ expand: ["confidence"] })).score;
  } catch (error) {
    if (error instanceof RateLimitedError) return error.retryAfterSeconds ?? 0;
    throw error;
  }
}
// @ts-expect-error: there is no such operation
void client.getScores;
`;
const NAMES = "pages, plinth, type PlinthClient, RateLimitedError, verifyWebhook";

describe("the package", () => {
  it.each([
    ["a module", "module"],
    ["CommonJS", "commonjs"],
  ])("has types for %s that need neither the DOM nor Node", { timeout: 120_000 }, (_, type) => {
    const folder = join(home, type);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(folder, "use.ts"), `import { ${NAMES} } from "plinth";\n${USE}`);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: "ES2022",
      lib: ["ES2022"],
      module: "node20",
      moduleResolution: "nodenext",
      types: [],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
    expect(run([join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder], folder)).toBe("");
  });

  it("is loaded by Node without a compiler, by import and by require", () => {
    const told = "console.log(typeof plinth, typeof verifyWebhook, Object.keys(OPERATIONS).length > 20)";
    const names = "OPERATIONS, plinth, verifyWebhook";
    const plain = ["--no-strip-types", "--input-type"];
    const imported = [...plain, "module", "-e", `import { ${names} } from "plinth"; ${told}`];
    const required = [...plain, "commonjs", "-e", `const { ${names} } = require("plinth"); ${told}`];
    for (const args of [imported, required]) expect(run(args, home)).toBe("function function true\n");
  });

  it("needs only what every runtime has: it works where Node's own names are missing", async () => {
    const standard = { AbortSignal, atob, clearTimeout, crypto, fetch, setTimeout, TextDecoder, TextEncoder };
    const context = createContext({ ...standard, URL, URLSearchParams, exports: {} });
    new Script(readFileSync(join(installed, "dist/index.cjs"), "utf8")).runInContext(context);
    const answered = new Script(`exports.plinth({ apiKey: "1", baseUrl: "https://plinth.example",
      fetch: async (url, { headers }) => ({ ok: true, status: 200, headers: { get: () => null },
        text: async () => JSON.stringify({ url, key: headers.Authorization }) }) }).getScore({ include_pillars: false })`);
    expect(await answered.runInContext(context)).toEqual({
      url: "https://plinth.example/v1/score?include_pillars=false",
      key: "Bearer 1",
    });
  });

  it("depends on nothing", () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(PACKAGE, "package.json"), "utf8"),
    );
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
    for (const file of ["index.js", "index.cjs"])
      expect(readFileSync(join(installed, "dist", file), "utf8")).not.toMatch(/^import |\brequire\(/m);
  });
});
