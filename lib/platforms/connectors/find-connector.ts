import { env } from "../../env.ts";
import type { Platform } from "../../formula/names.ts";
import type { Connector } from "./connector.ts";
import { instagram } from "./instagram/instagram.ts";
import { linkedin } from "./linkedin/linkedin.ts";
import { pinterest } from "./pinterest/pinterest.ts";
import { tiktok } from "./tiktok/tiktok.ts";
import { tiktokBusiness } from "./tiktok/tiktok-business.ts";
import { twitter } from "./twitter/twitter.ts";
import { youtube } from "./youtube/youtube.ts";

const CONNECTORS: Partial<Record<Platform, Connector>> = {
  instagram,
  linkedin,
  pinterest,
  tiktok,
  twitter,
  youtube,
};

/** The connector of a platform; null where there is none, so that only files can be imported. */
export function findConnector(platform: string): Connector | null {
  if (platform === "tiktok" && env().TIKTOK_PRODUCT === "business") return tiktokBusiness;
  return CONNECTORS[platform as Platform] ?? null;
}
