import type { Platform } from "../../formula/names.ts";
import type { FormatRow } from "../../imports/export-row.ts";
import type { VendorFailure } from "./vendor-failure.ts";

/** What the program can write down and read again. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A platform, as the product connects to it. It knows the vendor's addresses, words and refusals; tokens, budgets, retries,
 * leases and rows are the matter of whoever calls it (`lib/platforms/sync`). CONTRIBUTING tells how a seventh is written.
 */
export type Connector = {
  platform: Platform;
  /** What people and `docs/platforms/<name>.md` call it. */
  title: string;
  consent: Consent;
  /** Hosts beside those of the domains of its consent that a token may go to; none when left out. */
  hosts?: readonly string[];
  budgets: readonly Budget[];
  /** Puts a token on a request. */
  authorise: (request: VendorRequest, accessToken: string) => VendorRequest;
  /** What an answer means when it is not what was asked for; null when it is. It never repeats a token. */
  judge: (answer: VendorAnswer, now: Date) => VendorFailure | null;
  /** The accounts that whoever agreed may read; none when they have none of the kind that can be read (the reason is thrown). */
  listAccounts: (session: VendorSession, tokens: Tokens) => Promise<VendorAccount[]>;
  /** Reads what is new and what has changed, page by page. It may be broken off after any page and goes on at its cursor. */
  sync: (session: VendorSession, request: SyncRequest) => AsyncGenerator<SyncPage, SyncEnd>;
  /** Somebody else's account, by its handle; left out where the platform lets nobody read it. */
  findWatched?: (session: VendorSession, handle: string) => Promise<VendorAccount>;
  /**
   * Where that takes a token of the operator's in place of a connected account's: it, and the account whose budgets it takes from; null
   * while it is not set. Left out where an own account's token does it.
   */
  operatorAccess?: (
    settings: Readonly<Record<string, string>>,
  ) => { access: string; accountId: string } | null;
};

/** How a person agrees, and how a code becomes tokens: what differs from RFC 6749 and 7636. */
export type Consent = {
  /** Vendor addresses, https. */
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl?: string;
  scopes: readonly string[];
  /** Those without which nothing can be read; all when left out. What the others would have given is told as missing. */
  required?: readonly string[];
  /** Between scopes in the request. */
  separator: " " | ",";
  pkce: boolean;
  /** How the client proves itself at the token address. */
  clientAuth: "basic" | "body";
  /** The name of `client_id` where it is another, as in TikTok's `client_key`. */
  clientIdName?: string;
  /** What the redirect address must end with, where the vendor takes no other; nothing when left out. */
  redirectEnd?: "/";
  /** Further parameters of the page of consent. */
  extra?: Readonly<Record<string, string>>;
  /**
   * The code against tokens, and tokens against newer ones, where they do not go by the RFC: `ask` sends without a token. Left
   * out where they do.
   */
  exchange?: (ask: Ask, grant: Grant, now: Date) => Promise<Tokens>;
  refresh?: (ask: Ask, tokens: Tokens, client: ClientCredentials, now: Date) => Promise<Tokens>;
  /** Ends a grant, where that does not go by RFC 7009; left out where it does. */
  revoke?: (ask: Ask, tokens: Tokens, client: ClientCredentials) => Promise<void>;
  /** Whether tokens can be renewed without the person, and from when on; `never` asks them to connect again. */
  renews: (tokens: Tokens, now: Date) => "now" | "later" | "never";
};

export type ClientCredentials = { id: string; secret: string };
export type Grant = ClientCredentials & { code: string; redirectUri: string; verifier: string | null };
export type Tokens = {
  access: string;
  refresh: string | null;
  /** When each ends; null when the vendor does not say. */
  accessUntil: Date | null;
  refreshUntil: Date | null;
  issuedAt: Date;
  /** As granted; null when the vendor does not say. */
  scopes: string[] | null;
  /** The vendor's id of the account, where only the answer to the code tells it; known to `listAccounts`, kept nowhere. */
  account?: string;
};

/** So many of something within a time: of all accounts of the app, or of one account. Operators may set another limit. */
export type Budget = {
  /** As in `PLINTH_BUDGETS`: `requests`, `units`, `posts_read` … */
  name: string;
  limit: number;
  /** Seconds of a window, or a calendar day that begins at midnight there. */
  window: number | "UTC" | "America/Los_Angeles";
  of: "app" | "account";
};

export type VendorRequest = {
  method?: "GET" | "POST";
  /** The vendor's own address; whether it goes there or to a stand-in is the session's matter. */
  url: URL;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  json?: Json;
  /** What it takes of which budget; one of each when left out. */
  cost?: Record<string, number>;
};
/** `body` is the parsed JSON; undefined when it is none. Names of headers are in small letters. */
export type VendorAnswer = { status: number; headers: Record<string, string>; body: unknown };
export type Ask = (request: VendorRequest) => Promise<VendorAnswer>;

export type VendorSession = {
  /** Sends with the account's token, within the budgets; tries again what will pass. @throws VendorFailure as `judge` says */
  ask: Ask;
  now: Date;
  /** Settings of the platform's own, such as the version of its interface; see `lib/env.ts`. */
  settings: Readonly<Record<string, string>>;
};

export type VendorAccount = {
  /** The vendor's id, digits stay a string. */
  id: string;
  /** Without the @. */
  handle: string;
  name: string | null;
  /** A vendor address that lives for some time; the product keeps its own copy. */
  picture: string | null;
  /** null when hidden. */
  followers: number | null;
};

export type SyncRequest = {
  account: VendorAccount;
  role: "own" | "watched";
  /** Posts from this day on are wanted. */
  from: Date;
  /** Where a run that was broken off stood; null at its beginning. */
  cursor: Json;
  /** What the last whole run left to know; null when there was none. */
  memory: Json;
  /** Known posts since `from`, newest first: those that may have changed, or vanished. */
  knownPosts: () => AsyncIterable<{ id: string; createdAt: Date | null; media?: string | null }>;
};

export type SyncStep = "account" | "posts" | "figures" | "comments" | "audience";
/** What is written in one transaction, with the cursor. */
export type SyncPage = {
  step: SyncStep;
  rows: FormatRow[];
  cursor: Json;
  account?: VendorAccount;
  /** Ids of posts that the vendor says are not there any more. */
  gone?: string[];
  /** Where the vendor has small pictures of posts of this page; only of platforms that allow a copy, see `docs/platforms`. */
  pictures?: VendorPicture[];
};
/** `url`: a vendor address that lives for some time. */
export type VendorPicture = { post: string; url: string };
export type SyncEnd = {
  memory: Json;
  /** UTC days of which every post was read. */
  covered: { from: Date; to: Date } | null;
  /** What could not be read and why, in words for a person: "Comments: the permission … was not given." */
  missing: string[];
};
