import type { WorkspaceTx } from "../db.ts";
import { newId } from "../ids.ts";
import { whyNotPublic } from "../outgoing/public-url.ts";
import { Problem } from "../problems.ts";
import { makeSecret } from "../secrets/secret-format.ts";
import type { ChannelBody, SavedRule } from "./schemas.ts";
import { sealOf } from "./send/channel-secrets.ts";

type Of = { workspaceId: string; ruleId: string };

/**
 * Makes the channels of a rule those that are wanted: new ones are added, those that are not named any more go.
 * @returns the secrets of new HTTPS addresses, to be shown once
 * @throws Problem 400 `Invalid Request` for an address that is not public, somebody who is no member, a channel of another rule.
 */
export async function saveChannels(
  tx: WorkspaceTx,
  { workspaceId, ruleId }: Of,
  wanted: readonly ChannelBody[],
  now: Date,
): Promise<SavedRule["secrets"]> {
  const before = await tx.alertChannel.findMany({ where: { workspaceId, ruleId }, select: { id: true } });
  const kept = wanted.flatMap((one) => ("id" in one ? one.id : []));
  await tx.alertChannel.deleteMany({ where: { workspaceId, ruleId, id: { notIn: kept } } });
  const secrets: SavedRule["secrets"] = [];
  for (const [at, one] of wanted.entries()) {
    if ("id" in one) {
      if (!before.some(({ id }) => id === one.id)) throw refuse(at, "must be a channel of this rule");
      continue;
    }
    const made = await makeChannel(tx, workspaceId, one, at);
    await tx.alertChannel.create({
      data: { workspaceId, ruleId, kind: one.kind, createdAt: now, ...made.row },
    });
    if (made.secret) secrets.push({ channel_id: made.row.id, to: made.row.shown ?? "", secret: made.secret });
  }
  return secrets;
}

type NewChannel = Exclude<ChannelBody, { id: string }>;

async function makeChannel(tx: WorkspaceTx, workspaceId: string, wanted: NewChannel, at: number) {
  const id = newId("alc");
  if (wanted.kind === "email") {
    const { user_id: userId } = wanted;
    const member = await tx.membership.findFirst({
      where: { workspaceId, userId },
      select: { userId: true },
    });
    if (!member) throw refuse(at, "must be a member of the workspace");
    return { row: { id, userId, shown: null }, secret: undefined };
  }
  const url = checkAddress(wanted.address, at);
  const secret = wanted.kind === "https" ? makeSecret() : undefined;
  const row = {
    ...{ id, shown: showInPart(url), address: sealOf({ workspaceId, id }, "address", url.href) },
    secret: secret === undefined ? null : sealOf({ workspaceId, id }, "secret", secret),
  };
  return { row, secret };
}

/** HTTPS always, in networks that the operator allows too: the address is a secret. */
function checkAddress(text: string, at: number): URL {
  const why = whyNotPublic(text) ?? (new URL(text).protocol === "https:" ? null : "does not use https");
  if (why) throw refuse(at, `must be a public HTTPS address; this one ${why}`);
  return new URL(text);
}

/** "hooks.slack.com/…k9Qz": enough to tell it from others, too little to post there. */
function showInPart({ host, pathname, search }: URL): string {
  const rest = `${pathname}${search}`;
  return rest.length > 12 ? `${host}/…${rest.slice(-4)}` : host;
}

function refuse(at: number, detail: string): Problem {
  const pointer = `/channels/${at}`;
  return new Problem("Invalid Request", `channels ${detail}.`, { errors: [{ pointer, detail }] });
}
