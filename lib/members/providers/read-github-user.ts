import { z } from "zod";
import type { askProvider } from "./ask-provider.ts";
import { Identity } from "./identity.ts";
import { ProviderError } from "./provider-error.ts";

const API = "https://api.github.com";
/** Addresses that GitHub makes up so that commits do not tell the true one: no mail arrives there. */
const NO_REPLY = /@users\.noreply\.github\.com$/i;

const User = z.object({ id: z.int().positive(), login: z.string(), name: z.string().nullish() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Whose access token of GitHub it is: the user with their primary address or, where that is not verified, another one that is.
 * @throws ProviderError `unverified` without such an address, `refused` for answers that cannot be used, `away` as `askProvider`.
 */
export async function readGithubUser(ask: ReturnType<typeof askProvider>, token: string): Promise<Identity> {
  const user = await read(ask, "/user", token, User);
  const emails = await read(ask, "/user/emails", token, Emails);
  const verified = emails.filter(({ email, verified }) => verified && !NO_REPLY.test(email));
  const chosen = verified.find(({ primary }) => primary) ?? verified[0];
  if (!chosen) throw new ProviderError("unverified", "GitHub vouches for no address");
  const made = { subject: String(user.id), email: chosen.email, name: user.name ?? user.login };
  const found = Identity.safeParse(made);
  if (!found.success) throw new ProviderError("refused", "what GitHub says of a user cannot be used");
  return found.data;
}

async function read<T extends z.ZodType>(
  ask: ReturnType<typeof askProvider>,
  path: string,
  token: string,
  schema: T,
): Promise<z.infer<T>> {
  const headers = {
    accept: "application/vnd.github+json",
    authorization: `Bearer ${token}`,
    "x-github-api-version": "2022-11-28",
  };
  const answer = await ask(`${API}${path}`, { method: "GET", headers });
  if (answer.status >= 500 || answer.status === 429)
    throw new ProviderError("away", `api.github.com answered with status ${answer.status}`);
  const body = schema.safeParse(await answer.json().catch(() => undefined));
  if (answer.status !== 200 || !body.success)
    throw new ProviderError("refused", `api.github.com answered ${path} with status ${answer.status}`);
  return body.data;
}
