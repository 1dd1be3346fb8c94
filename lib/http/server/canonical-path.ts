const ODD = /\/\/|\\|\/\.|%2e|.\/$/i;

/**
 * The path that was meant by one with doubled or trailing slashes, backslashes, or segments `.` and `..`; the same path where
 * there are none. It never begins with two slashes, so that it can be sent as a `Location` of this site.
 * @param path of a request, without its query
 */
export function canonicalPath(path: string): string {
  if (!ODD.test(path)) return path;
  const { pathname } = new URL(`http://host${path.replaceAll(/[/\\]+/g, "/")}`);
  return pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}
