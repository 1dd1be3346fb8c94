import { recorderOf } from "../audit-log/recorder.ts";
import type { Origin } from "../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../db.ts";
import { newId } from "../ids.ts";
import { listUserWorkspaces } from "../members/list-user-workspaces.ts";
import { mailAdded } from "../members/mail-added.ts";
import { planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { insertWorkspace } from "./insert-workspace.ts";
import { listOwnAccounts } from "./list-own-accounts.ts";
import type { Colleague, MadeWorkspace, NewWorkspace, OwnAccount } from "./schemas.ts";

/**
 * Makes a workspace in an account where the user owns one: they own the new one too, and those they name come along with their
 * roles and are told by mail.
 * @throws Problem 404 `Not Found` for an account that they are not in, 403 `Insufficient Scope` for one where they own nothing, 400
 * `Invalid Request` for people they do not work with there, 409 `Limit Reached` when the plan has no place for it or for so many people.
 */
export async function makeWorkspace(
  userId: string,
  { account_id, name, industry, members }: NewWorkspace,
  { origin, now }: { origin: Origin; now: Date },
): Promise<MadeWorkspace> {
  const account = await findOwnAccount(userId, account_id);
  const colleagues = chooseColleagues(account, members);
  const id = newId("ws");
  const by = await inIdentityTransaction({ userId, accountId: account.id, workspaceId: id }, async (tx) => {
    const team = [
      { userId, role: "owner" as const },
      ...colleagues.map((one) => ({ ...one, userId: one.id })),
    ];
    await insertWorkspace(tx, { id, account, name, industry: industry || null, members: team, now });
    const record = recorderOf("workspace.created", { kind: "user", id: userId }, origin, now);
    await record(tx, { workspaceId: id, subject: id, detail: { members: team.length } });
    return tx.user.findFirst({ where: { id: userId }, select: { name: true } });
  });
  mailAdded(colleagues, { workspaceId: id, brand: name, by: by?.name ?? "Someone" });
  return { workspace_id: id };
}

async function findOwnAccount(userId: string, accountId: string): Promise<OwnAccount> {
  const own = (await listOwnAccounts(userId)).find(({ id }) => id === accountId);
  if (own) return own;
  const isIn = (await listUserWorkspaces(userId)).some(({ account }) => account.id === accountId);
  throw isIn
    ? new Problem(
        "Insufficient Scope",
        "Workspaces are made only by those who own one of the account. Ask an owner to make it.",
      )
    : new Problem("Not Found", "There is no such account, or you are in none of its workspaces.");
}

function chooseColleagues({ colleagues, seats, plan }: OwnAccount, ids: readonly string[]): Colleague[] {
  const chosen = colleagues.filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) {
    const detail = "must be people in workspaces of this account that you own";
    throw new Problem("Invalid Request", `/members ${detail}`, { errors: [{ pointer: "/members", detail }] });
  }
  if (chosen.length < seats) return chosen;
  const included = seats === 1 ? "1 member" : `${seats} members`;
  throw new Problem(
    "Limit Reached",
    `The ${planName(plan)} plan includes ${included} in a workspace; with you this would be ${chosen.length + 1}. Leave somebody out, or ask the operator of this installation for a larger plan.`,
  );
}
