import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPackage } from "#scripts/client/build-package.ts";
import { ROOT } from "#scripts/settings.ts";
import { findProgram, PYTHON } from "#scripts/testing/find-program.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makeTester } from "#scripts/testing/test-keys.ts";
import { workWhile } from "#scripts/testing/work-while.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-from-nothing-"));
const file = join(folder, "posts.csv");
let served: Served;

beforeAll(async () => {
  served = await serveHandlers();
  writeFileSync(file, makePosts(120));
  await buildPackage(folder);
}, 120_000);

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAMS: Record<string, () => string[]> = {
  TypeScript: () => [process.execPath, join(import.meta.dirname, "from-nothing-to-a-score.ts")],
  Python: () => [findProgram(PYTHON), join(import.meta.dirname, "from_nothing_to_a_score.py")],
};
const KEYS: Record<string, () => Promise<{ id: string; key: string; name: string }>> = {
  "a live key": async () => ({ ...(await makeWorkspace("agency")), name: "Brand" }),
  "a test key": async () => ({ ...(await makeTester()).test, name: "Lumen Lamps" }),
};
const cases = Object.keys(PROGRAMS).flatMap((language) =>
  Object.keys(KEYS).map((kind) => [language, kind] as const),
);

it.each(cases)(
  "in %s, %s: from a file to the score, and to the webhook by `listen`",
  {
    timeout: 120_000,
  },
  async (language, kind) => {
    const { id, key, name } = (await KEYS[kind]?.()) ?? { id: "", key: "", name: "" };
    const port = await getPort({ host: "127.0.0.1" });
    const access = { PLINTH_URL: served.url, PLINTH_API_KEY: key };
    const listening = spawn(
      process.execPath,
      [join(folder, "dist/cli.js"), "webhooks", "listen", "--forward-to", `http://127.0.0.1:${port}/hook`],
      { env: { ...process.env, ...access }, stdio: ["ignore", "ignore", "pipe"] },
    );
    try {
      const [said] = await once(listening.stderr, "data");
      const [, secret = ""] = /signed with (whsec_\S+)/.exec(String(said)) ?? [];
      const [command = "", ...args] = PROGRAMS[language]?.() ?? [];
      const program = spawn(command, [...args, file, "twitter", "harbourbakery"], {
        env: {
          ...process.env,
          ...access,
          PLINTH_WEBHOOK_SECRET: secret,
          HOOK_PORT: String(port),
          PYTHONPATH: join(ROOT, "clients/python/src"),
          PYTHONDONTWRITEBYTECODE: "1",
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const ending = Promise.all([once(program, "close"), text(program.stdout), text(program.stderr)]);
      const [[code], told, failure] = await workWhile(id, ending);
      expect([code, failure]).toEqual([0, ""]);
      expect(told.trim().split("\n")).toEqual([
        expect.stringMatching(new RegExp(`^${name}(?: \\d+)? is on the agency plan\\.$`)),
        "120 new posts were imported.",
        expect.stringMatching(/^The score is \d+(\.\d)?\.$/),
        "The webhook audit.completed arrived.",
      ]);
    } finally {
      listening.kill();
    }
  },
);
