import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings.ts";

/** Scripts that pages load by themselves, without React, by the name that `app/page-script.tsx` asks for. */
const SCRIPTS = {
  page: join(ROOT, "components", "browser", "page.ts"),
  reader: join(ROOT, "components", "docs", "browser", "reader.ts"),
};
const FOLDER = join(ROOT, ".next", "browser");

/** Bundles them into `.next/browser`, where `app/browser` serves them; their names change with what they hold. */
export async function buildBrowserScripts(): Promise<void> {
  const { build } = await import("rolldown");
  rmSync(FOLDER, { recursive: true, force: true });
  const names = { entryFileNames: "[name]-[hash].js", chunkFileNames: "[name]-[hash].js" };
  await build({
    input: SCRIPTS,
    platform: "browser",
    logLevel: "warn",
    output: { ...names, dir: FOLDER, format: "esm", minify: true },
  });
}
