import { z } from "zod";

export const ResetFixtures = z.object({ reset: z.literal(true) });
export type ResetFixtures = z.infer<typeof ResetFixtures>;
