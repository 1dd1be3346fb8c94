import { isOwnServer } from "./lib/http/server/process-state.ts";
import { SECURITY_HEADERS, SHARED_HEADERS } from "./lib/http/server/security-headers.ts";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // `server.ts` packs what pages answer by itself, with brotli too.
  compress: !isOwnServer(),
  // `npm run types` and `npm test` check types; a build on a first start waits for neither that nor a cache that only a second one reads.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // Each page is loaded when it is first asked for, and the handlers of `app/v1`, which the server has itself, never.
    preloadEntriesOnStart: false,
    turbopackSourceMaps: false,
    turbopackMinify: { server: false },
    // A page asks for eight or nine scripts in place of thirteen.
    turbopackChunking: { minChunkSize: 200_000 },
  },
  // A title that came later would need a script to be put into its place, and pages of the reference have none.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ["pg", "pino", "eld", "sharp", "undici", "pdfkit", "fontkit"],
  rewrites: async () => [
    // Where browsers look on their own: before a page has said which icon it has, or beside what is no page.
    { source: "/favicon.ico", destination: "/icon.svg" },
    { source: "/:page(glossary|methodology|problems).md", destination: "/docs/open-markdown/:page" },
    { source: "/docs.md", destination: "/docs/markdown" },
    { source: "/docs/:page([\\w-]+).md", destination: "/docs/markdown/:page" },
    { source: "/docs/guides/:name([\\w-]+).md", destination: "/docs/markdown/guides/:name" },
    { source: "/docs/recipes/:name([\\w-]+).md", destination: "/docs/markdown/recipes/:name" },
  ],
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: "/shared/:path*", headers: SHARED_HEADERS },
  ],
};
