const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  serverExternalPackages: ["pg", "pino", "eld", "sharp", "undici"],
  // Where browsers look on their own: before a page has said which icon it has, or beside what is no page.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/icon.svg" }],
  headers: async () => [{ source: "/:path*", headers }],
};
