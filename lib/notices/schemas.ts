import { z } from "zod";

/** Something that the owners and admins of a workspace are told. */
export const Notice = z.object({
  id: z.string().meta({ description: "The notice's identifier, `ntc_…`." }),
  kind: z.string().meta({ description: "For programs.", examples: ["webhook.disabled"] }),
  subject: z.string().meta({ description: "What happened, in one line." }),
  detail: z.string().meta({ description: "What happened and what to do." }),
  created_at: z.iso.datetime().meta({ description: "When it happened." }),
});

export const NoticeParams = z.object({
  workspace_id: z.string().meta({ description: "The workspace's identifier." }),
  notice_id: z.string().meta({ description: "The notice's identifier." }),
});

export const DismissedNotice = z.object({
  id: z.string().meta({ description: "The notice's identifier." }),
  seen_at: z.iso.datetime().meta({ description: "When somebody first dismissed it." }),
});

export type Notice = z.infer<typeof Notice>;
