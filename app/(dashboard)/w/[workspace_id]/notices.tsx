import { NoticeList } from "#components/notices/notice-list.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { mayManage } from "#lib/access/may-manage.ts";
import { listNotices } from "#lib/notices/list-notices.ts";

/** What needs somebody to act, for owners and admins. */
export async function Notices({ member, href }: { member: Member; href?: string }) {
  if (!mayManage(member.role)) return null;
  const notices = await listNotices(member.caller);
  return <NoticeList workspaceId={member.workspace.id} notices={notices} {...(href && { href })} />;
}
