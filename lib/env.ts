import { isIP } from "node:net";
import { z } from "zod";

/** Networks or single addresses, comma-separated: one that cannot be read must not quietly trust nobody, or somebody else. */
const Networks = z
  .string()
  .refine((text) => text.split(",").every(isNetwork), { error: "expected networks such as 10.0.0.0/8" });

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.trim().split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0) return text.trim() === "";
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

/** How a platform is connected, or people sign in by a provider; the base address only for stand-ins and private gateways. */
function platformSettings<Name extends string>(name: Name) {
  return {
    [`${name}_CLIENT_ID`]: z.string().optional(),
    [`${name}_CLIENT_SECRET`]: z.string().optional(),
    [`${name}_BASE_URL`]: z.url({ protocol: /^https?$/ }).optional(),
  } as Record<`${Name}_CLIENT_ID` | `${Name}_CLIENT_SECRET` | `${Name}_BASE_URL`, z.ZodOptional<z.ZodString>>;
}

/** What the environment may say; the only place in the product that reads it. Names and defaults: README, "Configuration". */
export const Environment = z.object({
  NODE_ENV: z.string().default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_SWEEP_URL: z.string().optional(),
  /** A streaming replica, for reads that are asked for often. */
  DATABASE_REPLICA_URL: z.string().optional(),
  /** Read by what migrates; taken away from web and worker. */
  DATABASE_OWNER_URL: z.string().optional(),
  NEXTAUTH_SECRET: z.string().optional(),
  NEXTAUTH_URL: z.url().optional(),
  PLINTH_DATA_DIR: z.string().default(".data"),
  PLINTH_DEMO: z.enum(["0", "1"]).default("1"),
  PLINTH_AUDIT_MIN_SECONDS: z.coerce.number().min(0).max(240).default(5),
  PLINTH_ALLOWED_PRIVATE_CIDRS: z.string().default(""),
  PLINTH_TRUSTED_PROXIES: Networks.default(""),
  PLINTH_ENCRYPTION_KEYS: z.string().optional(),
  /** Of backups; read by the commands `backup` and `restore` only. */
  PLINTH_BACKUP_PASSPHRASE: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PLINTH_MAIL_FROM: z.string().default("plinth@localhost"),
  PLINTH_PLANS: z.string().optional(),
  PLINTH_SIGNUP_PLAN: z.enum(["creator", "pro", "agency", "enterprise", "off"]).default("creator"),
  ...platformSettings("GOOGLE"),
  ...platformSettings("GITHUB"),
  ...platformSettings("INSTAGRAM"),
  /** The version of Meta's Graph API that Instagram is asked in. */
  INSTAGRAM_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default("v25.0"),
  /** With what accounts of others are read: a token of Meta's API with Facebook Login, and the Instagram account that it may read for. */
  INSTAGRAM_DISCOVERY_TOKEN: z.string().optional(),
  INSTAGRAM_DISCOVERY_ACCOUNT: z.string().regex(/^\d*$/).optional(),
  ...platformSettings("TIKTOK"),
  /** Which of TikTok's interfaces the app is for; each has its own id, secret and approval. */
  TIKTOK_PRODUCT: z.enum(["display", "business"]).default("display"),
  ...platformSettings("YOUTUBE"),
  ...platformSettings("TWITTER"),
  /** In which words X is asked first: those of its prose, or those of its contract since version 2.167. */
  TWITTER_VOCABULARY: z.enum(["tweet", "post"]).optional(),
  /** Whether mentions are read, which X bills. */
  TWITTER_MENTIONS: z.enum(["0", "1"]).default("1"),
  ...platformSettings("LINKEDIN"),
  /** The month of LinkedIn's versioned interface that is asked for; each is answered for about a year. */
  LINKEDIN_API_VERSION: z
    .string()
    .regex(/^20\d{4}$/)
    .default("202609"),
  ...platformSettings("PINTEREST"),
  /** Whether small pictures of posts are kept, where a platform allows that. */
  PLINTH_POST_PICTURES: z.enum(["0", "1"]).default("1"),
  /** Whether requests to the API are kept for seven days, for the page of their workspace. */
  PLINTH_REQUEST_LOG: z.enum(["0", "1"]).default("1"),
  /** Limits of budgets of platforms in place of the connectors' own: `{ "twitter": { "posts_read": 500 } }`. */
  PLINTH_BUDGETS: z.string().optional(),
  /** Where the embedded database is: set by what opens it. */
  PLINTH_DATABASE_DIR: z.string().optional(),
  /** Where the metrics of the web server and of the worker are told, each on a port of its own; nowhere when left out. */
  PLINTH_METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PLINTH_WORKER_METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PLINTH_METRICS_HOST: z.string().default("127.0.0.1"),
  /** Where traces are sent, in the names of OpenTelemetry, whose others its libraries read; none are written when left out. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SDK_DISABLED: z.string().toLowerCase().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ])
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  PLINTH_LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Whether the web server writes a line for each request, at level `info`. */
  PLINTH_LOG_REQUESTS: z.enum(["0", "1"]).default("0"),
});

export type Env = z.infer<typeof Environment>;

let parsed: Env | undefined;

/**
 * The configuration of this process, read once.
 * @throws Error that names the setting and what it may be.
 */
export function env(): Env {
  if (parsed) return parsed;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`setting ${issue?.path.join(".")} is not usable: ${issue?.message}`);
  }
  parsed = result.data;
  return parsed;
}

/**
 * Takes addresses away from this process that it shall not use, whatever the environment or a file says: before anything reads
 * them, and before Next fills in from its files what is missing.
 */
export function forgetAddresses(...names: ("DATABASE_SWEEP_URL" | "DATABASE_OWNER_URL")[]): void {
  for (const name of names) process.env[name] = "";
  rereadEnv();
}

/** Reads the environment again at the next use: for a launcher that completes it (secrets, the embedded database). */
export function rereadEnv(): void {
  parsed = undefined;
}

/** Address of this installation as its users see it, without a trailing slash. */
export function publicUrl(): string {
  const { NEXTAUTH_URL, HOST, PORT } = env();
  return (NEXTAUTH_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, "");
}
