import { NoticeList } from "#components/notices/notice-list.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listNotices } from "#lib/notices/list-notices.ts";

/** What needs somebody to act, for owners and admins. */
export async function Notices({ member, href }: { member: Member; href?: string }) {
  if (!roleIncludes(member.role, ROLE_FOR.notices)) return null;
  const notices = await listNotices(member.caller);
  return <NoticeList workspaceId={member.workspace.id} notices={notices} {...(href && { href })} />;
}
