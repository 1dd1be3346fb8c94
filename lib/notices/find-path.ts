import { crisisPath } from "../formula/crisis-path.ts";
import { PLATFORMS } from "../formula/names.ts";
import { utcDay } from "../time.ts";

/** The id of the notice of a crisis says where and since when: `tell-crisis.ts` writes it. */
const CRISIS = /^ntc_crisis([a-z]+)(\d{4})(\d{2})(\d{2})$/;

/** The page that a notice is about, behind the address of its workspace; null where the overview says all there is. */
export function findNoticePath({
  id,
  kind,
  createdAt,
}: {
  id: string;
  kind: string;
  createdAt: Date;
}): string | null {
  if (kind.startsWith("webhook.")) return "/webhooks";
  const [, name, year, month, day] = CRISIS.exec(id) ?? [];
  const platform = PLATFORMS.find((one) => one === name);
  return platform ? crisisPath({ platform, since: `${year}-${month}-${day}` }, utcDay(createdAt)) : null;
}
