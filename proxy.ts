import { type NextRequest, NextResponse } from "next/server";
import { env, publicUrl } from "#lib/env.ts";

/** Gives every page a content security policy with a nonce of its own. Who may see what is decided in the library. */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(crypto.randomUUID().replaceAll("-", ""));
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  if (isHttps()) response.headers.set("Strict-Transport-Security", "max-age=31536000");
  return response;
}

function contentSecurityPolicy(nonce: string): string {
  const isDev = env().NODE_ENV === "development";
  const directives = [
    "default-src 'self'",
    // The development server evaluates code and writes style elements; the production build does neither.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ""}`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

function isHttps(): boolean {
  return publicUrl().startsWith("https:");
}

export const config = {
  matcher: [
    "/((?!v1(?:/|$)|mcp$|\\.well-known/|oauth/|api/|internal/|browser/|_next/|healthz$|readyz$|openapi\\.json$|theme$|icon\\.svg$|favicon\\.ico$).*)",
  ],
};
