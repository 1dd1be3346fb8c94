import { cookies } from "next/headers";
import type { Theme } from "#components/ui/theme-choice.ts";

/** Light or dark as chosen on this browser; `system` without a choice. */
export async function readTheme(): Promise<Theme> {
  const value = (await cookies()).get("theme")?.value;
  return value === "light" || value === "dark" ? value : "system";
}
