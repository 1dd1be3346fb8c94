import { z } from "zod";
import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { publicUrl } from "#lib/env.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { answer } from "#lib/http/route.ts";

const Choice = z.object({ theme: z.enum(["system", "light", "dark"]) });
const YEAR_SECONDS = 365 * 24 * 3_600;

/** Keeps the choice of light or dark in a cookie, so that the server renders it and nothing flashes. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async () => {
    requireOwnOrigin(request);
    const { theme } = parseInput(Choice, await readBody(request), {});
    const age = theme === "system" ? 0 : YEAR_SECONDS;
    const secure = publicUrl().startsWith("https:") ? "; Secure" : "";
    const cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure}`;
    return Response.json({ theme }, { headers: { "Set-Cookie": cookie } });
  });
}
