import sharp from "sharp";
import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import { operatorFor } from "../access/operator-for.ts";
import { findLogo, findLook } from "./find-look.ts";
import { saveLook } from "./save-look.ts";
import { ReportLookBody } from "./schemas.ts";

const NOW = new Date("2026-11-01T10:00:00Z");
const PLAIN = { name: null, colour: null, logo: null };
const logo = async (width = 300) =>
  (
    await sharp({ create: { width, height: 100, channels: 3, background: "#1d6b4f" } })
      .png()
      .toBuffer()
  ).toString("base64");

it("changes what is named and keeps the rest; what is emptied is the product's own again", async () => {
  const { caller } = await makeMember("admin");
  expect(await findLook(caller)).toEqual(PLAIN);
  await saveLook(caller, { name: "Larkspur", colour: "#1d6b4f", logo: await logo() }, NOW);
  const kept = { version: NOW.getTime(), width: 300, height: 100 };
  expect(await findLook(caller)).toEqual({ name: "Larkspur", colour: "#1d6b4f", logo: kept });
  const later = new Date(NOW.getTime() + 1_000);
  expect(await saveLook(caller, { colour: "" }, later)).toMatchObject({ name: "Larkspur", colour: null });
  expect((await sharp((await findLogo(caller)) ?? undefined).metadata()).format).toBe("png");
  expect(await saveLook(caller, { name: "", logo: null }, later)).toEqual(PLAIN);
  expect(await findLogo(caller)).toBeNull();
});

it("is of its workspace alone", async () => {
  const [one, other] = [await makeMember("owner"), await makeMember("owner")];
  await saveLook(one.caller, { name: "Larkspur", logo: await logo() }, NOW);
  expect(await findLook(other.caller)).toEqual(PLAIN);
  expect(await findLogo(other.caller)).toBeNull();
});

it("is changed by owners and admins only, who are people", async () => {
  for (const role of ["editor", "viewer"] as const) {
    const { caller } = await makeMember(role);
    await expect(saveLook(caller, { name: "Mine" }, NOW)).rejects.toMatchObject({
      title: "Insufficient Scope",
      message: "The look of reports can be changed only by the workspace's owners and admins.",
    });
    expect(await findLook(caller)).toEqual(PLAIN);
  }
  const { workspace } = await makeMember("owner");
  await expect(saveLook(await operatorFor(workspace.id), {}, NOW)).rejects.toMatchObject({
    title: "Insufficient Scope",
  });
});

it("a file that is no picture leaves everything as it was, and says what to send", async () => {
  const { caller } = await makeMember("owner");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString("base64");
  await expect(saveLook(caller, { name: "Larkspur", logo: svg }, NOW)).rejects.toMatchObject({
    title: "Invalid Request",
    message: expect.stringContaining("export an SVG as PNG first"),
  });
  expect(await findLook(caller)).toEqual(PLAIN);
});

it("takes colours of six digits, names without control characters, and files of half a megabyte", () => {
  const isTaken = (body: object) => ReportLookBody.safeParse(body).success;
  expect(ReportLookBody.parse({ colour: "#1D6B4F" })).toEqual({ colour: "#1d6b4f" });
  expect(isTaken({ colour: "" })).toBe(true);
  for (const colour of ["green", "#fff", "#1d6b4f;", "url(x)"]) expect(isTaken({ colour })).toBe(false);
  expect(isTaken({ name: "a\u0007" })).toBe(false);
  expect(isTaken({ logo: Buffer.alloc(512 * 1024).toString("base64") })).toBe(true);
  expect(isTaken({ logo: Buffer.alloc(513 * 1024).toString("base64") })).toBe(false);
  expect(isTaken({ logo: "not base64!" })).toBe(false);
});
