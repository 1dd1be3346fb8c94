import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { GET as getSharedLogo } from "#app/shared/[token]/logo/route.ts";
import { GET as getSharedPdf } from "#app/shared/[token]/report.pdf/route.ts";
import { findMember } from "#lib/access/find-member.ts";
import { saveLook } from "#lib/report-look/save-look.ts";
import { makeAuditedWorkspace, shareAudit } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { GET as getLogo } from "../(dashboard)/w/[workspace_id]/settings/logo/route.ts";

type Place = Awaited<ReturnType<typeof place>>;
let own: Place;
let foreign: Place;

async function place() {
  const workspace = await makeAuditedWorkspace();
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: workspace.id } });
  return { ...workspace, userId };
}

beforeAll(async () => {
  own = await place();
  foreign = await place();
  const file = await sharp({ create: { width: 90, height: 30, channels: 3, background: "#1d6b4f" } })
    .png()
    .toBuffer();
  const member = await findMember(own.userId, own.id);
  if (!member) throw new Error("the owner is no member");
  const look = { name: "Larkspur Tea House", colour: "#1d6b4f", logo: file.toString("base64") };
  await saveLook(member.caller, look, new Date());
});

function ask(userId: string | null, workspaceId: string): Promise<Response> {
  signedIn.user = userId === null ? null : { id: userId };
  const request = new Request(`http://plinth.test/w/${workspaceId}/settings/logo`);
  return getLogo(request, { params: Promise.resolve({ workspace_id: workspaceId }) });
}

async function tokenOf(password?: string): Promise<string> {
  return (await shareAudit(own.id, own.auditId, password)).url.split("/").at(-1) ?? "";
}

const askShared = (get: typeof getSharedLogo, token: string) =>
  get(new Request(`http://plinth.test/shared/${token}/logo`), { params: Promise.resolve({ token }) });

it("the logo is shown to members of its workspace alone, and runs nothing", async () => {
  expect((await ask(null, own.id)).status).toBe(401);
  expect((await ask(foreign.userId, own.id)).status).toBe(404);
  expect((await ask(foreign.userId, foreign.id)).status).toBe(404);
  const answer = await ask(own.userId, own.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 90, height: 30 });
});

it("with a link it is shown to who may read the report, and kept by nobody", async () => {
  const answer = await askShared(getSharedLogo, await tokenOf());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  expect((await askShared(getSharedLogo, await tokenOf("three green kettles"))).status).toBe(403);
  expect((await askShared(getSharedLogo, "A".repeat(43))).status).toBe(404);
});

it("the PDF has name, colour and logo, and the same bytes every time", async () => {
  const token = await tokenOf();
  const [one, two] = [await askShared(getSharedPdf, token), await askShared(getSharedPdf, token)];
  const [first, second] = [Buffer.from(await one.arrayBuffer()), Buffer.from(await two.arrayBuffer())];
  expect(first.equals(second)).toBe(true);
  expect(first.toString("latin1")).toContain("/Subtype /Image");
  expect(first.toString("latin1")).toContain("(Larkspur Tea House: audit of");
  expect(one.headers.get("content-disposition")).toContain("Larkspur-Tea-House-audit");
});
