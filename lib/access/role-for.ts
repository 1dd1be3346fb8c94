import type { Role } from "./find-member.ts";

/** The lowest role that may change, or is shown, what owners care for: asked by the routes, the library and the pages. */
export const ROLE_FOR = {
  webhooks: "admin",
  signing_secret: "admin",
  settings: "admin",
  notices: "admin",
  keys: "admin",
  log: "admin",
  team: "admin",
} as const satisfies Record<string, Role>;
