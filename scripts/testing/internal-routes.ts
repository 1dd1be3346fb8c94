import { globSync } from "node:fs";
import { join, sep } from "node:path";
import type { InternalEndpoint } from "#lib/http/internal-endpoint.ts";
import type { Handler } from "#lib/http/route.ts";

export type InternalRoute = {
  /** Method and path: `GET uploads` where it is of a workspace, `GET workspace` of itself, `POST /internal/sign-up` where not. */
  name: string;
  method: string;
  template: string;
  handler: Handler<InternalEndpoint>;
};

const WORKSPACE = "/internal/workspaces/{workspace_id}";
const FOLDER = join(import.meta.dirname, "../../app/internal");

/** Every endpoint of the dashboard, as its route files export them: all handlers of a file that declares nothing. */
export async function listInternalRoutes(): Promise<InternalRoute[]> {
  const files = globSync("**/route.ts", { cwd: FOLDER }).sort();
  const found = await Promise.all(files.map(readRouteFile));
  return found.flat();
}

async function readRouteFile(file: string): Promise<InternalRoute[]> {
  const handlers: Record<string, Handler<InternalEndpoint>> = await import(join(FOLDER, file));
  const segments = file.split(sep).slice(0, -1);
  const template = ["/internal", ...segments.map((one) => one.replace(/^\[(\w+)\]$/, "{$1}"))].join("/");
  const isDeclared = Object.values(handlers).some(({ declaration }) => declaration);
  const path = template === WORKSPACE ? "workspace" : template.replace(`${WORKSPACE}/`, "");
  return Object.entries(handlers)
    .filter(([, { declaration }]) => declaration || !isDeclared)
    .map(([method, handler]) => ({ name: `${method} ${path}`, method, template, handler }));
}
