import { setTimeout as sleep } from "node:timers/promises";
import type { Ask, Connector, VendorAnswer, VendorRequest, VendorSession } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { readSettings } from "./platform-settings.ts";
import { redact } from "./redact.ts";
import { sendToVendor } from "./send-to-vendor.ts";
import type { Spend } from "./spend-budget.ts";

/** A wait that a vendor states is waited for when it is no longer; a longer one ends the sync. */
const LONGEST_WAIT_MS = 60_000;
/** Waits of one request, and repetitions of one that failed for a reason that may pass. */
const MAX_WAITS = 3;
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 500;

/** Where a session has its tokens from. */
export type TokenSource = {
  current: () => Promise<string>;
  /**
   * Another token in place of one that the vendor refuses.
   * @throws VendorFailure `token_dead` when there is none without the person
   */
  renew: (refused: string) => Promise<string>;
};

export type SessionInput = {
  connector: Connector;
  tokens: TokenSource;
  spend: Spend;
  now: () => Date;
  /** Called before each request that goes out. */
  onRequest?: () => void;
  /** Ends waits and repetitions. */
  signal?: AbortSignal;
};

type Tried = { waits: number; retries: number; renewals: number };

/**
 * The one way in which a connector asks its vendor with an account's token. A request goes within the budgets; one that failed for a
 * reason that may pass (5xx, cut bodies, no connection) is sent again up to three times with growing pauses, a short wait that the
 * vendor states is waited for, and a token that it refuses is renewed once. Bounds of an answer: `exchangeWhole`.
 * @returns the session; its `ask` throws what `connector.judge` says of an answer, without any token in the words
 */
export function openSession(input: SessionInput): VendorSession {
  const { connector, now } = input;
  const ask: Ask = async (request) => {
    const tried: Tried = { waits: 0, retries: 0, renewals: 0 };
    let access = await input.tokens.current();
    for (;;) {
      input.signal?.throwIfAborted();
      try {
        return await askOnce(input, request, access);
      } catch (error) {
        if (!(error instanceof VendorFailure)) throw error;
        const failure = withoutToken(error, access);
        if (failure.kind === "token_dead" && tried.renewals++ === 0)
          access = await input.tokens.renew(access);
        else await pauseOrGiveUp(failure, tried, input);
      }
    }
  };
  return { ask, now: now(), settings: readSettings(connector.platform) };
}

async function askOnce(
  { connector, spend, now, onRequest }: SessionInput,
  request: VendorRequest,
  access: string,
): Promise<VendorAnswer> {
  await spend(request.cost);
  onRequest?.();
  const authorised = connector.authorise(request, access);
  const answer = await sendToVendor(connector, authorised);
  const vendorsNow = clockOf(answer) ?? now();
  const failure = connector.judge(answer, vendorsNow) ?? judgeCommon(connector, answer);
  if (!failure) return answer;
  // The vendor's clock may not be ours: what counts is how long it says.
  const skewMs = now().getTime() - vendorsNow.getTime();
  const until = failure.until ? new Date(failure.until.getTime() + skewMs) : null;
  throw new VendorFailure(failure.kind, failure.message, until);
}

/** What is wrong whoever the vendor is. */
function judgeCommon({ title }: Connector, { status, body }: VendorAnswer): VendorFailure | null {
  if (status >= 500) return new VendorFailure("vendor_down", `${title} answered with status ${status}.`);
  if (status >= 300)
    return new VendorFailure(
      "contract_changed",
      `${title} answered with status ${status}, which was not expected.`,
    );
  if (body !== undefined) return null;
  return new VendorFailure("vendor_down", `${title} gave an answer that is not JSON.`);
}

function clockOf({ headers }: VendorAnswer): Date | null {
  const told = new Date(headers.date ?? "");
  return Number.isNaN(told.getTime()) ? null : told;
}

function withoutToken({ kind, message, until }: VendorFailure, access: string): VendorFailure {
  return new VendorFailure(kind, redact(message, [access]), until);
}

async function pauseOrGiveUp(failure: VendorFailure, tried: Tried, input: SessionInput): Promise<void> {
  const options = input.signal ? { signal: input.signal } : {};
  if (failure.kind === "vendor_down" && tried.retries < MAX_RETRIES) {
    const pauseMs = FIRST_RETRY_MS * 2 ** tried.retries++ * (0.5 + Math.random());
    return void (await sleep(pauseMs, undefined, options));
  }
  const isWait = failure.kind === "rate_limited" || failure.kind === "quota_spent";
  const waitMs = failure.until ? failure.until.getTime() - input.now().getTime() : Number.POSITIVE_INFINITY;
  if (!isWait || waitMs > LONGEST_WAIT_MS || tried.waits++ >= MAX_WAITS) throw failure;
  await sleep(Math.max(0, waitMs) + Math.random() * 250, undefined, options);
}
