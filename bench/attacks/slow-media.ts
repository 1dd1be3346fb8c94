import { Client } from "undici";
import { type Attack, count } from "./ground/attack.ts";
import { nameFailure, withKey } from "./ground/flood.ts";
import { demoKey, type Site } from "./ground/site.ts";

const ADDRESSES = 48;
/** What a picture of somebody else may take beside them. */
const OTHERS_WITHIN_MS = 5_000;

/** Addresses that drip, and addresses that take the request and never answer; the bystander has a picture read meanwhile. */
export const slowMedia: Attack = {
  name: "slow-media",
  by: "tenant",
  tried: `${ADDRESSES} drafts at a time whose pictures drip or never come; another tenant has one read`,
  clients: 20,
  run: async (site, { key }, tally) => {
    const { receiver } = site;
    receiver.serve((path) => {
      if (!path.startsWith("/slow")) return null;
      return path.includes("pit")
        ? { ending: "tar-pit" }
        : { ending: "drip", headers: { "content-type": "image/png" } };
    });
    // Each has 20 seconds, a few at a time: the last ones would take minutes.
    const over = AbortSignal.timeout(4 * site.seconds * 1_000);
    const drafts = Array.from({ length: ADDRESSES }, async (_, n) => {
      const answer = await score(site, key, `slow${n % 2 ? "-pit" : ""}-${n}.png`, over).catch(nameFailure);
      count(tally, answer);
    });
    await new Promise((begun) => setTimeout(begun, 1_000));
    const begun = performance.now();
    const status = await score(site, demoKey(site, "enterprise"), "cup.png");
    const ms = performance.now() - begun;
    count(tally, `other's picture ${status} in ${ms.toFixed(0)} ms`);
    await Promise.all(drafts);
    if (status !== 200) return `another tenant's picture was answered ${status}`;
    return ms > OTHERS_WITHIN_MS ? `another tenant's picture took ${ms.toFixed(0)} ms` : null;
  },
};

/** @returns the status of a draft whose picture has this name on the receiver. */
export async function score(
  { url, receiver }: Site,
  key: string,
  picture: string,
  signal?: AbortSignal,
): Promise<number> {
  const client = new Client(url, { headersTimeout: 120_000 });
  const draft = { content_type: "image", platform: "instagram", content: `${receiver.url}${picture}` };
  const { statusCode, body } = await client.request({
    path: "/v1/studio/score",
    method: "POST",
    headers: withKey(key),
    body: JSON.stringify(draft),
    signal: signal ?? null,
  });
  await body.dump();
  await client.close();
  return statusCode;
}
