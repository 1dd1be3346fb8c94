/** An address of this site as it is, every other one as the start page. */
export function sameOriginUrl(url: string, baseUrl: string): string {
  const base = new URL(baseUrl);
  const target = URL.canParse(url, base) ? new URL(url, base) : base;
  return target.origin === base.origin ? target.href : base.href;
}

/** Path and query of an own page that a person may be sent to after signing in; `/` for anything else. */
export function callbackPath(path: string | undefined): string {
  if (!path?.startsWith("/")) return "/";
  const base = "http://own.invalid";
  const { pathname, search } = new URL(sameOriginUrl(path, base));
  // "/.//host" is normalised to "//host", which a browser takes for another site.
  const isElsewhere = pathname.startsWith("//") || pathname.startsWith("/api/");
  return isElsewhere || pathname === "/sign-in" ? "/" : `${pathname}${search}`;
}
