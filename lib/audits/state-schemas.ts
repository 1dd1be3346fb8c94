import { z } from "zod";

/** An audit in any state, with its steps: what the dashboard shows of it while it runs and after. */
export const AuditState = z.object({
  audit_id: z.string(),
  status: z.enum(["processing", "completed", "failed"]),
  started_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  /** Whole percent of the steps that are done. */
  percent: z.int(),
  steps: z.array(
    z.object({
      label: z.string(),
      started_at: z.iso.datetime().nullable(),
      finished_at: z.iso.datetime().nullable(),
    }),
  ),
  score: z.number().nullable(),
  error: z.object({ title: z.string(), detail: z.string() }).nullable(),
});

export type AuditState = z.infer<typeof AuditState>;
