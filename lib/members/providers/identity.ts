import { z } from "zod";
import { StorableText } from "../../text/schemas.ts";
import { normaliseEmail } from "../schemas.ts";

/** Who somebody is at a provider. */
export const Identity = z.object({
  /** The provider's own id, which never changes. */
  subject: StorableText.min(1).max(255),
  /** An address that the provider says is theirs. */
  email: z.string().max(254).transform(normaliseEmail).pipe(z.email()),
  /** What they are called there; empty where it is not known. */
  name: StorableText.transform((text) => text.slice(0, 200)),
});
export type Identity = z.infer<typeof Identity>;
