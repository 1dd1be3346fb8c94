import { expect, it } from "vitest";
import { listPages } from "#components/workspaces/workspace-pages.ts";
import { findMember, type Role } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { listActions } from "./list-actions.ts";

const READ = ["", "/posts", "/audits", "/comments", "/campaigns", "/rivals", "/platforms", "/settings"];
const WORKED_WITH = ["/drafts", "/webhooks"];

it.each<[Role, string[], string[]]>([
  ["owner", [...READ, ...WORKED_WITH], ["audit", "import", "draft", "campaign", "goal", "webhook", "key"]],
  ["admin", [...READ, ...WORKED_WITH], ["audit", "import", "draft", "campaign", "goal", "webhook", "key"]],
  ["editor", [...READ, ...WORKED_WITH], ["audit", "import", "draft", "campaign", "goal"]],
  ["viewer", READ, []],
])("%s: is offered the pages and actions of the role", async (role, pages, actions) => {
  const { caller } = await makeMember(role);
  const member = await findMember(caller.actor.id, caller.workspaceId);
  if (!member) throw new Error("there is no such member");
  expect(
    listPages(roleIncludes(role, "editor"))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(pages.toSorted());
  const agency = { ...member, caller: { ...member.caller, plan: "agency" as const } };
  expect(listActions(agency)).toEqual(actions);
});
