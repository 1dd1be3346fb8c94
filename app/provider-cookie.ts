import { cookies } from "next/headers";
import { publicUrl } from "#lib/env.ts";
import { VISIT_SECONDS } from "#lib/members/providers/begin-visit.ts";
import { cookieName } from "./auth-options.ts";

const isHttps = () => publicUrl().startsWith("https:");
const name = () => cookieName("provider", isHttps());

/** What this browser keeps of a visit to a provider, sealed; empty where there is none. */
export async function readProviderCookie(): Promise<string> {
  return (await cookies()).get(name())?.value ?? "";
}

/** A header that keeps it: until the person is back, or has signed in. Empty, it is forgotten. */
export function providerCookie(value: string): string {
  const age = value === "" ? 0 : VISIT_SECONDS;
  return `${name()}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isHttps() ? "; Secure" : ""}`;
}
