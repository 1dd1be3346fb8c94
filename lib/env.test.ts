import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { env, forgetAddresses, rereadEnv } from "./env.ts";

it("an address that is taken away from a process does not come back from a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "plinth-env-"));
  const file = join(folder, ".env");
  writeFileSync(
    file,
    "DATABASE_SWEEP_URL=postgresql://sweep@a/b\nDATABASE_OWNER_URL=postgresql://owner@a/b\n",
  );
  const before = { ...process.env };
  try {
    forgetAddresses("DATABASE_SWEEP_URL", "DATABASE_OWNER_URL");
    process.loadEnvFile(file);
    rereadEnv();
    expect([env().DATABASE_SWEEP_URL, env().DATABASE_OWNER_URL]).toEqual([undefined, undefined]);
  } finally {
    Object.assign(process.env, before);
    rereadEnv();
    rmSync(folder, { recursive: true });
  }
});
