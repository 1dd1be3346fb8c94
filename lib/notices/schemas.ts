import { z } from "zod";

export const Notice = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  detail: z.string(),
  /** The page that it is about, behind the address of the workspace. */
  path: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export const NoticeParams = z.object({ workspace_id: z.string(), notice_id: z.string() });

export const DismissedNotice = z.object({ id: z.string(), seen_at: z.iso.datetime() });

export type Notice = z.infer<typeof Notice>;
