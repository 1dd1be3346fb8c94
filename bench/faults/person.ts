import { randomBytes } from "node:crypto";
import { Client } from "undici";
import type { Plan } from "#lib/plans.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { signIn } from "../product/sign-in.ts";

export type Person = { id: string; key: string; email: string; password: string };

/** A workspace whose owner can sign in. */
export async function makePerson(plan: Plan = "agency"): Promise<Person> {
  const email = `${randomBytes(6).toString("hex")}@larkspur.example`;
  const password = randomBytes(12).toString("base64url");
  const input = { name: "Larkspur Tea", plan, owner: email, password, now: new Date() };
  const { workspace_id: id, api_key: key } = await createWorkspace(input);
  return { id, key, email, password };
}

/** What a page of the dashboard sends along once its person has signed in. */
export async function enter(url: string, { email, password }: Person): Promise<Record<string, string>> {
  const client = new Client(url);
  const { status, cookie } = await signIn(client, { email, password });
  await client.close();
  if (!/session=/.test(cookie)) throw new Error(`the sign-in was answered ${status}, without a session`);
  return { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" };
}
