import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { runAsOperator } from "#scripts/testing/audits.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { addGoal } from "../goals/add-goal.ts";
import { rebuildHistory } from "../score/rebuild-history.ts";
import { addDays, utcDay } from "../time.ts";
import { changeDigest } from "./change-digest.ts";
import { claimDigests } from "./claim-digests.ts";
import { openToken } from "./digest-token.ts";
import { drawWeeks } from "./draw-weeks.ts";
import { findDigest } from "./find-digest.ts";
import { readWeek } from "./read-week.ts";
import { sendDigest } from "./send-digest.ts";
import { findStoppable, stopDigest } from "./stop-digest.ts";
import { writeDigest } from "./write-digest.ts";

const now = new Date();
const BODY = { is_on: true, weekday: 1, hour: 8, time_zone: "Europe/Paris" };
const inMinutes = (minutes: number, from: Date) => new Date(from.getTime() + minutes * 60_000);

afterEach(async () => {
  stopMailServer();
  await ownerDb().weeklyDigest.deleteMany();
});

async function switchOn() {
  const { caller } = await makeMember("viewer");
  const digest = await changeDigest(caller, BODY, now);
  return { caller, due: new Date(digest.next_at ?? "") };
}

async function send(at: Date): Promise<number> {
  const claimed = await claimDigests(5, at);
  for (const one of claimed) await sendDigest(one, at);
  return claimed.length;
}

const tokenOf = async ({ workspaceId, actor }: Caller) => {
  const whose = { workspaceId, userId: actor.id };
  const row = await ownerDb().weeklyDigest.findFirstOrThrow({ where: whose });
  return openToken(whose, row.token);
};

describe("a weekly digest", () => {
  it("comes at its hour to the member who switched it on, once a week, and nobody else", async () => {
    const mails = await startMailServer();
    const { caller, due } = await switchOn();
    expect(await send(inMinutes(-1, due))).toBe(0);
    expect(await send(due)).toBe(1);
    expect(await send(inMinutes(30, due))).toBe(0);
    const { user } = await ownerDb().membership.findFirstOrThrow({
      where: { workspaceId: caller.workspaceId },
      include: { user: true },
    });
    expect(mails.map(({ to }) => to)).toEqual([[user.email]]);
    expect(plainMail(mails[0] as (typeof mails)[number])).toContain("There is no score yet");
    const digest = await findDigest(caller);
    expect(digest).toMatchObject({ sent_at: due.toISOString(), error: null });
    expect(new Date(digest.next_at ?? "").getTime() - due.getTime()).toBeGreaterThan(6.9 * 86_400_000);
  });

  it("is sent by one of several workers", async () => {
    const mails = await startMailServer();
    const { due } = await switchOn();
    await Promise.all(Array.from({ length: 5 }, () => send(due)));
    expect(mails).toHaveLength(1);
  });

  it("that is refused for now is tried again, with the same Message-ID, and says why", async () => {
    const { caller, due } = await switchOn();
    const { email } = await ownerDb().user.findUniqueOrThrow({ where: { id: caller.actor.id } });
    await startMailServer({ [email]: "451 later" });
    await send(due);
    expect(await findDigest(caller)).toMatchObject({ error: "The mail could not be sent.", sent_at: null });
    const mails = await startMailServer();
    expect(await send(inMinutes(19, due))).toBe(0);
    await send(inMinutes(20, due));
    expect(mails).toHaveLength(1);
    expect(await findDigest(caller)).toMatchObject({ error: null });
  });

  it("of an installation without mail waits for the next week; of somebody who has gone it is off", async () => {
    const { caller, due } = await switchOn();
    await send(due);
    expect(await findDigest(caller)).toMatchObject({ error: "This installation sends no email." });
    const next = new Date((await findDigest(caller)).next_at ?? "");
    await ownerDb().membership.deleteMany({ where: { userId: caller.actor.id } });
    await send(next);
    expect(await ownerDb().weeklyDigest.count()).toBe(0);
  });

  it("is stopped by the link of its mail, without signing in, and only by that", async () => {
    const mails = await startMailServer();
    const { caller, due } = await switchOn();
    await send(due);
    const token = await tokenOf(caller);
    const text = mails[0]?.text.replace(/=\n/g, "") ?? "";
    const header = text.replace(/\n\s+/g, " ");
    expect(header).toContain(`/unsubscribe/${caller.workspaceId}/${token}/stop>`);
    expect(header).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const other = (await switchOn()).caller;
    expect(await findStoppable(other.workspaceId, token)).toBeNull();
    expect(await stopDigest(other.workspaceId, token)).toBe(false);
    for (const [workspaceId, wrong] of [
      ["../x", token],
      [caller.workspaceId, ""],
      [caller.workspaceId, `${token}x`],
    ])
      expect(await stopDigest(workspaceId ?? "", wrong ?? "")).toBe(false);
    expect(await findStoppable(caller.workspaceId, token)).toEqual({
      brand: expect.stringMatching(/^Brand/),
    });
    expect(await stopDigest(caller.workspaceId, token)).toBe(true);
    expect(await findStoppable(caller.workspaceId, token)).toBeNull();
    expect(await findDigest(caller)).toMatchObject({ is_on: false });
    expect((await findDigest(other)).is_on).toBe(true);
  });

  it("stores no token in the open, and refuses what is no time zone", async () => {
    const { caller } = await switchOn();
    const token = await tokenOf(caller);
    const row = await ownerDb().weeklyDigest.findFirstOrThrow();
    expect(Buffer.from(row.token).toString("latin1")).not.toContain(token);
    await expect(changeDigest(caller, { ...BODY, time_zone: "Mars" }, now)).rejects.toMatchObject({
      status: 400,
    });
    await changeDigest(caller, { ...BODY, hour: 9 }, now);
    expect(await tokenOf(caller)).toBe(token);
  });
});

it("tells the week of a brand as text, as HTML and as a picture", async () => {
  const { caller } = await makeMember("owner");
  const { workspaceId } = caller;
  const today = utcDay(now);
  // Every day, then only every second, of late with more to show for it.
  await importText(workspaceId, "instagram", makePosts(200, addDays(today, -100)), "often.csv");
  const rows = Array.from({ length: 47 }, (_, n) => {
    return `rare${n},${addDays(today, -99 + 2 * n)}T09:00:00Z,Rare ${n},${n < 40 ? 20 : 60},2,1,1500`;
  });
  const rare = ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
  await importText(workspaceId, "instagram", rare, "rare.csv");
  await rebuildHistory(workspaceId, now);
  await runAsOperator(workspaceId, {});
  await addGoal(caller, { measure: "presence", target: 99, due_on: addDays(today, 60) }, now);
  const week = await readWeek(await operatorFor(workspaceId), "Larkspur & Tea", now);
  expect(week.weeks.length).toBeGreaterThan(8);
  const root = `https://plinth.example/w/${workspaceId}`;
  const links = { root, stop: "https://plinth.example/stop", change: `${root}/settings/alerts` };
  const { text, html, subject } = writeDigest(week, links, true);
  expect(subject).toMatch(/^Larkspur & Tea: \d+\.\d this week$/);
  for (const title of ["Do this next", "Pillars", "Comments", "Posts of the last four weeks", "Goals"]) {
    expect(text).toContain(title);
    expect(html).toContain(title);
  }
  expect(html).toContain("Larkspur &amp; Tea");
  expect(html).not.toMatch(/src="(?!cid:)|url\(|<script/);
  const picture = await drawWeeks(week.weeks as [(typeof week.weeks)[number]]);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1_120, height: 440 });
  expect(picture.length).toBeLessThan(40_000);
  const folder = process.env.PLINTH_PICTURES;
  if (!folder) return;
  writeFileSync(`${folder}/weeks.png`, picture);
  const shown = `data:image/png;base64,${picture.toString("base64")}`;
  writeFileSync(`${folder}/digest.html`, html.replace(/cid:[^"]+/, shown));
}, 120_000);
