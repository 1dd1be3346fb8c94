import { beforeAll, describe, expect, it } from "vitest";
import { makeAuditedWorkspace, shareAudit } from "#scripts/testing/audits.ts";
import { POST } from "./[token]/open/route.ts";
import { GET } from "./[token]/report.pdf/route.ts";

const PASSWORD = "three green kettles";
const OWN = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
let workspace: Awaited<ReturnType<typeof makeAuditedWorkspace>>;

beforeAll(async () => {
  workspace = await makeAuditedWorkspace();
});

async function share(password?: string, now?: Date): Promise<string> {
  return (await shareAudit(workspace.id, workspace.auditId, password, now)).url.split("/").at(-1) ?? "";
}

const context = (token: string) => ({ params: Promise.resolve({ token }) });
const getPdf = (token: string, cookie = "") =>
  GET(new Request(`http://plinth.test/shared/${token}/report.pdf`, { headers: { cookie } }), context(token));
const open = (token: string, password: string, headers: Record<string, string> = OWN) =>
  POST(
    new Request(`http://plinth.test/shared/${token}/open`, {
      method: "POST",
      headers,
      body: JSON.stringify({ password }),
    }),
    context(token),
  );

describe("the PDF of a link", () => {
  it("is kept, listed and told by nobody", async () => {
    const answer = await getPdf(await share());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
  });

  it("is told in the same words where the link has expired and where it never was", async () => {
    const expired = await getPdf(await share(undefined, new Date(Date.now() - 8 * 86_400_000)));
    const unknown = await getPdf("A".repeat(43));
    const [one, two] = [await expired.json(), await unknown.json()];
    expect([expired.status, unknown.status]).toEqual([404, 404]);
    expect(one.detail).toBe(two.detail);
    expect(one.detail).toContain("Ask whoever sent it for a new one.");
  });

  it("needs the password where the link has one, once a browser", async () => {
    const token = await share(PASSWORD);
    expect((await getPdf(token)).status).toBe(403);
    expect((await open(token, "wrong password")).status).toBe(403);
    const opened = await open(token, PASSWORD);
    expect(opened.status).toBe(200);
    const cookie = opened.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      new RegExp(`^plinth_shared=[\\w-]{43}; Path=/shared/${token}; Max-Age=86400; SameSite=Lax; HttpOnly$`),
    );
    const [pair] = cookie.split("; ");
    expect((await getPdf(token, `a=b; ${pair}`)).status).toBe(200);
    expect((await getPdf(await share(PASSWORD), pair)).status).toBe(403);
  });
});

it("the password is taken from a page of this site alone", async () => {
  const token = await share(PASSWORD);
  expect((await open(token, PASSWORD, { ...OWN, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await open(token, PASSWORD, { ...OWN, "content-type": "text/plain" })).status).toBe(415);
  expect((await open("A".repeat(43), PASSWORD)).status).toBe(404);
});
