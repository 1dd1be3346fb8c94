import type { z } from "zod";
import type { Role } from "../access/find-member.ts";
import type { Endpoint, Shape } from "./endpoint.ts";

/** An endpoint of the dashboard. It is open to every plan: what a plan does not have is refused by the library. */
export type InternalEndpoint<
  R extends z.ZodType = z.ZodType,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
> = Endpoint<R, P, Q, B> & {
  /** The lowest role in the workspace that may use it. */
  role: Role;
};

/** An endpoint's declaration, with the types of its input inferred from its schemas. */
export function internalEndpoint<
  R extends z.ZodType,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(declaration: InternalEndpoint<R, P, Q, B>): InternalEndpoint {
  return declaration as unknown as InternalEndpoint;
}
