import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { type Scope, sumOf } from "../scopes.ts";

/** The only role without all scopes. */
export const OF_A_VIEWER = "Your role in this workspace lets you read but change nothing.";

/**
 * Checks that the caller's credential has a scope. The door of the API asks for the scope that an operation declares, and
 * the library function behind it asks again: no other door can forget it.
 * @throws Problem 403 `Insufficient Scope` that names the scope, and the sum that includes it.
 */
export function requireScope({ scopes, actor }: Caller, scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw new Problem("Insufficient Scope", actor.kind === "user" ? OF_A_VIEWER : describeNeed(scope));
}

function describeNeed(scope: Scope): string {
  return `This operation needs a key with the scope \`${scope}\`, which is part of \`${sumOf(scope)}\`.`;
}
