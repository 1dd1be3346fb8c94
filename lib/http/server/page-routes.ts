import { pathFinder } from "./find-path.ts";

/**
 * Makes of the framework's list of what it serves what tells the route of a path, as the log shows it: `/w/{workspace_id}`.
 * @param manifest the file `app-path-routes-manifest.json` of a build
 * @returns a function that takes a path without its query; undefined for what is no route, and for one of any depth.
 */
export function pageRoutes(manifest: string): (path: string) => string | undefined {
  const routes = Object.values(JSON.parse(manifest) as Record<string, string>);
  const named = routes
    .filter((route) => !route.includes("..."))
    .map((route) => [route.replaceAll("[", "{").replaceAll("]", "}"), {}]);
  const find = pathFinder(Object.fromEntries(named));
  return (path) => find(path)?.path;
}
