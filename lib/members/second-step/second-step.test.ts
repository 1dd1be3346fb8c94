import { beforeEach, describe, expect, it } from "vitest";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { readKey } from "#scripts/testing/read-key.ts";
import { findSessionUser, type SessionUser } from "../find-session-user.ts";
import { makeLink } from "../links/make-link.ts";
import { resetPassword } from "../links/reset-password.ts";
import { signInByLink } from "../links/sign-in-by-link.ts";
import type { LinkPurpose } from "../schemas.ts";
import { signIn } from "../sign-in.ts";
import {
  dropSecondStep,
  readSecondStep,
  renewRecoveryCodes,
  switchOffSecondStep,
} from "./change-second-step.ts";
import { SECOND_STEP_DUE } from "./pass-second-step.ts";
import { beginSecondStep, switchOnSecondStep } from "./set-up-second-step.ts";
import { codeOf, stepAt, toBase32 } from "./totp.ts";

const PASSWORD = "correct horse battery";
const NOW = new Date("2026-09-01T12:00:00Z");
/** So many codes later. */
const later = (steps: number) => new Date(NOW.getTime() + steps * 30_000);
const origin = { address: "192.0.2.1", requestId: "my-request" };
const asked = (steps = 0) => ({ origin, now: later(steps) });
const browser = (steps: number) => ({ address: `192.0.2.${people}`, userAgent: "test", now: later(steps) });
const DUE = { title: "Sign-in Failed", message: SECOND_STEP_DUE };
const WRONG = { title: "Sign-in Failed", message: expect.stringMatching(/^This code is wrong or was used/) };

let people = 0;
let user: SessionUser;

beforeEach(async () => {
  people++;
  const email = `person${people}@second.example`;
  await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: NOW });
  const { session } = await signIn({ email, password: PASSWORD, ...browser(0) });
  user = (await findSessionUser(session, NOW)) as SessionUser;
});

/** Switches it on as its owner does. @returns the codes of their app, and the recovery codes */
async function switchOn() {
  const { secret } = await beginSecondStep(user, NOW);
  const key = readKey(secret);
  const code = (steps: number) => codeOf(key, stepAt(later(steps)));
  const { recovery_codes } = await switchOnSecondStep(user, code(0), asked());
  return { code, recovery: recovery_codes, secret };
}

const enter = (code: string, steps: number) =>
  signIn({ email: user.email, password: PASSWORD, code, ...browser(steps) });

async function tokenFor(purpose: LinkPurpose, steps: number): Promise<string> {
  const { link } = await makeLink({ userId: user.id, purpose, now: later(steps) });
  return new URL(link).searchParams.get("token") ?? "";
}

describe("switching on", () => {
  it("counts from the first code of the app, and leaves one entry; the secret is sealed, the codes are digests", async () => {
    const begun = await beginSecondStep(user, NOW);
    expect(begun).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      size: expect.any(Number),
    });
    expect(toBase32(readKey(begun.secret))).toBe(begun.secret);
    expect(await enter("", 0)).toMatchObject({ id: user.id });
    await expect(switchOnSecondStep(user, "000000", asked())).rejects.toMatchObject({
      errors: [{ pointer: "/code" }],
    });
    const entries = await entriesOf(async () => {
      const { recovery, secret } = await switchOn();
      expect(new Set(recovery).size).toBe(10);
      for (const code of recovery) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
      const stored = await ownerPool().query(
        "SELECT s.*, r.* FROM second_steps s, recovery_codes r WHERE s.user_id = $1",
        [user.id],
      );
      const text = JSON.stringify(stored.rows.map((row) => Object.values(row).map(String)));
      const key = readKey(secret);
      for (const told of [secret, key.toString("base64"), key.toString("latin1"), ...recovery])
        expect(text).not.toContain(told);
    });
    expect(entries).toMatchObject([
      { action: "second_step.switched_on", user_id: user.id, request_id: "my-request" },
    ]);
    expect(await readSecondStep(user.id)).toEqual({ isOn: true, codesLeft: 10 });
    await expect(beginSecondStep(user, NOW)).rejects.toThrow("switched on already");
  });

  it("needs a confirmed address and a session that is not over", async () => {
    await expect(beginSecondStep({ ...user, isConfirmed: false }, NOW)).rejects.toThrow("Confirm your email");
    const gone = { ...user, sessionId: "ses_none" };
    await expect(beginSecondStep(gone, NOW)).rejects.toMatchObject({ title: "Unauthorized" });
  });
});

describe("signing in with it", () => {
  it("needs password and code; a code counts once, also when it comes twice at once", async () => {
    const { code } = await switchOn();
    await expect(enter("", 1)).rejects.toMatchObject(DUE);
    await expect(enter(code(0), 1)).rejects.toMatchObject(WRONG);
    const both = await Promise.allSettled([enter(code(1), 1), enter(code(1), 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(enter(code(1), 2)).rejects.toMatchObject(WRONG);
    expect(await enter(` ${code(2).slice(0, 3)} ${code(2).slice(3)} `, 2)).toMatchObject({ id: user.id });
    await expect(
      signIn({ email: user.email, password: "wrong", code: code(3), ...browser(3) }),
    ).rejects.toThrow("no account with this email address and password");
  });

  it("is possible with each recovery code once, which the log keeps", async () => {
    const { recovery } = await switchOn();
    const [first = "", second = ""] = recovery;
    const entries = await entriesOf(() => enter(first.toUpperCase(), 1));
    expect(entries).toMatchObject([
      { action: "second_step.code_used", detail: { left: 9 } },
      { action: "session.started" },
    ]);
    await expect(enter(first, 1)).rejects.toMatchObject(WRONG);
    expect(await enter(second.replaceAll("-", ""), 1)).toMatchObject({ id: user.id });
    expect(await readSecondStep(user.id)).toEqual({ isOn: true, codesLeft: 8 });
  });

  it("429 Rate Limited after five wrong codes, wherever they come from and though the password was right", async () => {
    const { code } = await switchOn();
    for (let n = 0; n < 5; n++) {
      const from = { ...browser(1), address: `198.51.100.${n}` };
      await expect(
        signIn({ email: user.email, password: PASSWORD, code: "000000", ...from }),
      ).rejects.toMatchObject(WRONG);
    }
    await expect(enter(code(1), 1)).rejects.toMatchObject({ title: "Rate Limited" });
  });

  it("is asked by links too, which stay good until the code is right", async () => {
    const { code } = await switchOn();
    const signingIn = await tokenFor("sign_in", 1);
    await expect(signInByLink({ token: signingIn }, browser(1))).rejects.toMatchObject(DUE);
    await expect(signInByLink({ token: signingIn, code: "000000" }, browser(1))).rejects.toMatchObject(WRONG);
    expect(await signInByLink({ token: signingIn, code: code(1) }, browser(1))).toMatchObject({
      id: user.id,
    });
    const token = await tokenFor("reset", 2);
    const password = "seven quiet lamps";
    await expect(resetPassword({ token, password }, browser(2))).rejects.toMatchObject(DUE);
    expect(await resetPassword({ token, password, code: code(2) }, browser(2))).toMatchObject({
      id: user.id,
    });
    expect(await readSecondStep(user.id)).toMatchObject({ isOn: true });
  });
});

describe("changing it", () => {
  it("asks for the password or a code, and leaves one entry each", async () => {
    const { code, recovery } = await switchOn();
    for (const proof of ["", "wrong", "000000", recovery[0] ?? ""])
      for (const change of [switchOffSecondStep, renewRecoveryCodes])
        await expect(change(user, proof, asked(1))).rejects.toMatchObject({
          errors: [{ pointer: "/proof" }],
        });
    const entries = await entriesOf(async () => {
      const renewed = await renewRecoveryCodes(user, code(1), asked(1));
      expect(renewed.recovery_codes.filter((one) => recovery.includes(one))).toEqual([]);
      await expect(enter(recovery[1] ?? "", 1)).rejects.toMatchObject(WRONG);
      expect(await switchOffSecondStep(user, PASSWORD, asked(1))).toEqual({ switched_off: true });
    });
    const actions = ["second_step.codes_renewed", "second_step.switched_off"];
    expect(entries.map(({ action }) => action)).toEqual(actions);
    expect(await readSecondStep(user.id)).toEqual({ isOn: false, codesLeft: 0 });
    expect(await enter("", 2)).toMatchObject({ id: user.id });
    await expect(switchOffSecondStep(user, PASSWORD, asked(2))).rejects.toThrow("not switched on");
  });

  it("is done by the operator for whoever lost everything", async () => {
    await switchOn();
    const entries = await entriesOf(() => dropSecondStep(` ${user.email.toUpperCase()}`, NOW));
    expect(entries).toMatchObject([
      { action: "second_step.switched_off", actor_kind: "operator", user_id: user.id },
    ]);
    expect(await enter("", 1)).toMatchObject({ id: user.id });
    for (const email of [user.email, "nobody@second.example"])
      await expect(dropSecondStep(email, NOW)).rejects.toMatchObject({ status: 404 });
  });
});
