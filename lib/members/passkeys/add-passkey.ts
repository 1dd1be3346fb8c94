import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction, withIdentity } from "../../db.ts";
import { newId } from "../../ids.ts";
import { Problem } from "../../problems.ts";
import { keepChallenge, takeChallenge } from "../challenges.ts";
import type { SessionUser } from "../find-session-user.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import type { NewPasskey } from "../schemas.ts";
import { hasPasskeys, relyingParty } from "./relying-party.ts";

const MOST = 20;
/** EdDSA, ES256 and RS256, of which every device has one (COSE). */
const supportedAlgorithmIDs = [-8, -7, -257];
const REFUSED = "This passkey could not be added. Try again, and finish within five minutes.";

/**
 * What the browser is asked to make a passkey of: one that is kept in the device with the user, and asks for their face, finger or PIN.
 * @throws Problem 404 `Not Found` where passkeys cannot be used, 400 `Invalid Request` while the email address is not confirmed.
 */
export async function beginPasskey({ id, email, name, isConfirmed }: SessionUser, now: Date) {
  if (!hasPasskeys())
    throw new Problem("Not Found", "Passkeys need an https:// address with a name: see NEXTAUTH_URL.");
  if (!isConfirmed) throw new Problem("Invalid Request", "Confirm your email address first.");
  const own = await withIdentity({ userId: id }, (db) =>
    db.passkey.findMany({ where: { userId: id }, select: { credentialId: true }, take: MOST }),
  );
  const options = await generateRegistrationOptions({
    rpName: "Plinth",
    rpID: relyingParty().id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id)),
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(options.challenge, id, now);
  return options;
}

/**
 * Adds the passkey that the browser of whoever is signed in has made.
 * @throws Problem 400 `Invalid Request` when it is not the answer to a challenge of theirs, is known already, or they have 20; 401 `Unauthorized`
 * when the session has ended meanwhile.
 */
export async function addPasskey(
  { id: userId, sessionId }: SessionUser,
  { name, answer }: z.infer<typeof NewPasskey>,
  { origin, now }: { origin: Origin; now: Date },
): Promise<{ id: string }> {
  const { credential } = await verify(userId, answer, now);
  const id = newId("pk");
  const data = {
    id,
    userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10),
    createdAt: now,
  };
  await inIdentityTransaction({ userId }, async (tx) => {
    // The session is locked: of several at once each counts the ones before.
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    if ((await tx.passkey.count({ where: { userId } })) >= MOST)
      throw new Problem("Invalid Request", `You have ${MOST} passkeys. Remove one first.`);
    const { count } = await tx.passkey.createMany({ data: [data], skipDuplicates: true });
    if (count === 0) throw new Problem("Invalid Request", "This passkey is there already.");
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: id, origin, now };
    await writeEntry(tx, { ...entry, action: "passkey.added" });
  });
  return { id };
}

async function verify(userId: string, answer: z.infer<typeof NewPasskey>["answer"], now: Date) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const response = answer as unknown as Parameters<typeof verifyRegistrationResponse>[0]["response"];
  const expectedChallenge = (challenge: string) => takeChallenge(challenge, userId, now);
  const asked = { response, expectedChallenge, expectedOrigin, expectedRPID, supportedAlgorithmIDs };
  const { registrationInfo } = await verifyRegistrationResponse(asked).catch(() => ({
    registrationInfo: undefined,
  }));
  if (registrationInfo) return registrationInfo;
  throw new Problem("Invalid Request", REFUSED, { errors: [{ pointer: "/answer", detail: REFUSED }] });
}
