import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { databasePool } from "../../database-connections.ts";
import { withIdentity } from "../../db.ts";
import { log } from "../../log.ts";
import { Problem } from "../../problems.ts";
import { keepChallenge, takeChallenge } from "../challenges.ts";
import { tooManyAttempts } from "../guess-password.ts";
import type { SignedIn } from "../sign-in.ts";
import { consumeChallenge } from "../sign-in-attempts.ts";
import { type Browser, startSession } from "../start-session.ts";
import { hasPasskeys, relyingParty } from "./relying-party.ts";

const MAX_ANSWER = 20_000;

type Found = {
  passkeyId: string;
  publicKey: string;
  counter: string;
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
};

/** `prisma/access-functions.ts` has the function. */
const BY_CREDENTIAL = `
  SELECT passkey_id AS "passkeyId", public_key AS "publicKey", counter, id, email, name, password_hash AS "passwordHash"
  FROM find_passkey($1)`;

/**
 * What the browser asks a device to sign, of whomever it is.
 * @param address network address of who asks, for the throttle.
 * @throws Problem 404 `Not Found` where passkeys cannot be used, 429 `Rate Limited` after thirty of the network address in a quarter of an hour.
 */
export async function beginPasskeySignIn(address: string, now: Date) {
  if (!hasPasskeys()) throw new Problem("Not Found", "Passkeys cannot be used here.");
  const waitSeconds = await consumeChallenge(address);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const rpID = relyingParty().id;
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await keepChallenge(options.challenge, null, now);
  return options;
}

/**
 * Signs in whoever answers a challenge by a passkey. Device and face, finger or PIN are two factors: no second step is asked for.
 * @param given.answer what the browser made of it, as JSON
 * @throws Problem 401 `Sign-in Failed` for a passkey that is not known or was removed, an answer that is wrong, late or was given before,
 * or a counter that goes back, as that of a copied key does.
 */
export async function signInByPasskey({ answer }: { answer: string }, browser: Browser): Promise<SignedIn> {
  const response = parseAnswer(answer);
  const found = response && (await findPasskey(response.id));
  if (!response || !found) throw refusal();
  const counter = await verify(response, found, browser.now);
  const { id, email, name, passkeyId } = found;
  const { count } = await withIdentity({ userId: id }, (db) =>
    db.passkey.updateMany({
      // Of two answers with one counter the first counts.
      where: { userId: id, id: passkeyId, counter: BigInt(found.counter) },
      data: { counter, lastUsedAt: browser.now },
    }),
  );
  const session = count === 1 && (await startSession(found, browser));
  if (!session) throw refusal();
  return { id, email, name, session };
}

function parseAnswer(answer: string): AuthenticationResponseJSON | null {
  if (answer.length > MAX_ANSWER) return null;
  try {
    const given: unknown = JSON.parse(answer);
    const isAnswer =
      typeof given === "object" && given !== null && "id" in given && typeof given.id === "string";
    return isAnswer ? (given as AuthenticationResponseJSON) : null;
  } catch {
    return null;
  }
}

async function findPasskey(credentialId: string): Promise<Found | null> {
  const query = { name: "find-passkey", text: BY_CREDENTIAL, values: [credentialId] };
  return (await databasePool().query<Found>(query)).rows[0] ?? null;
}

/** @returns the counter from now on */
async function verify(response: AuthenticationResponseJSON, found: Found, now: Date): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const publicKey = new Uint8Array(Buffer.from(found.publicKey, "base64url"));
  const credential = { id: response.id, publicKey, counter: Number(found.counter) };
  const expectedChallenge = (challenge: string) => takeChallenge(challenge, null, now);
  const asked = { response, expectedChallenge, expectedOrigin, expectedRPID, credential };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse(asked).catch((error) => {
    log().info({ err: error, passkey: found.passkeyId }, "an answer of a passkey was refused");
    return { verified: false, authenticationInfo: { newCounter: 0 } };
  });
  if (!verified) throw refusal();
  return authenticationInfo.newCounter;
}

function refusal(): Problem {
  return new Problem(
    "Sign-in Failed",
    "This passkey did not work here. Try again, or sign in with your password.",
  );
}
