import { SECURITY_HEADERS, SHARED_HEADERS } from "./lib/http/server/security-headers.ts";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // `npm run types` and `npm test` check types; a build on a first start waits for neither that nor a cache that only a second one reads.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false },
  serverExternalPackages: ["pg", "pino", "eld", "sharp", "undici", "pdfkit", "fontkit"],
  // Where browsers look on their own: before a page has said which icon it has, or beside what is no page.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/icon.svg" }],
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: "/shared/:path*", headers: SHARED_HEADERS },
  ],
};
