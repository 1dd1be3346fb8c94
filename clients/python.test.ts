import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writePython } from "#scripts/client/write-python.ts";
import { ROOT } from "#scripts/settings.ts";
import { findProgram, PYTHON } from "#scripts/testing/find-program.ts";

const FOLDER = join(ROOT, "clients/python");

describe("the Python client", () => {
  it("is what `npm run client` writes from the document", () => {
    for (const [path, text] of Object.entries(writePython()))
      expect(readFileSync(path, "utf8") === text, `${path} is old: npm run client`).toBe(true);
  });

  it("imports nothing but the standard library", () => {
    const program = `
import sys
before = set(sys.modules)
import plinth
print(sorted({name.split(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)))
print(plinth.Plinth.get_score.__annotations__["return"])`;
    const env = { ...process.env, PYTHONPATH: join(FOLDER, "src"), PYTHONDONTWRITEBYTECODE: "1" };
    const done = spawnSync(findProgram(PYTHON), ["-c", program], { encoding: "utf8", env });
    expect(done.stderr).toBe("");
    expect(done.stdout).toBe("['plinth']\nt.Score\n");
  });
});
