import type { Answer, Route } from "../serve.ts";
import type { InstagramAccount } from "./account.ts";
import { presentMedia, presentUser } from "./graph.ts";
import { refuse, refuseLimit, refuseUnknown } from "./refuse.ts";

const USER = [
  "id",
  "username",
  "name",
  "profile_picture_url",
  "followers_count",
  "follows_count",
  "media_count",
];
/** Of media of others; their insights, views and stories are not there. */
const MEDIA =
  "id caption media_type media_product_type permalink timestamp like_count comments_count media_url".split(
    " ",
  );
const QUESTION = /^business_discovery\.username\(([\w.]+)\)\{(.+)\}$/;
const LIST = /,media(?:\.after\(([\w=-]+)\))?(?:\.limit\((\d+)\))?\{([\w,]+)\}$/;

/** The operator's own token at Facebook Login, and the account that it may ask for. */
export const DISCOVERY = { token: "EAAdiscoveryTokenOfTheOperator", account: "17841499000000000900" };

type Options = { accounts: Map<string, InstagramAccount>; limit: () => number };

/** Business discovery, which Meta's API with Facebook Login has alone: a token of Instagram's login is none there. */
export function serveDiscovery({ accounts, limit }: Options): Route {
  let asked = 0;
  return {
    method: "GET",
    host: "graph.facebook.com",
    path: /^\/v\d+\.\d+\/(\d+)$/,
    answer: ({ headers, query }, [id = ""]) => {
      const given = query.get("access_token") ?? headers.authorization?.replace(/^Bearer /, "");
      if (given !== DISCOVERY.token)
        return refuse(190, "Invalid OAuth access token - Cannot parse access token");
      if (id !== DISCOVERY.account) return refuseUnknown(id);
      asked += 1;
      if (asked > limit()) return refuseLimit(19, DISCOVERY.account);
      const [, name = "", fields = ""] = QUESTION.exec(query.get("fields") ?? "") ?? [];
      if (!fields) return refuse(100, "Syntax error in the expression of fields");
      const found = [...accounts.values()].find(
        ({ username }) => username.toLowerCase() === name.toLowerCase(),
      );
      if (!found || found.type === "Personal" || found.isAgeGated === true) return refuseName(name);
      return discover(found, fields);
    },
  };
}

/** The same words for a name that nobody has, a personal account and one with an age limit. */
function refuseName(name: string): Answer {
  const answer = refuse(110, "Invalid user id", { subcode: 2_207_013 });
  const { error } = answer.body as { error: Record<string, unknown> };
  const told = {
    error_user_title: "Cannot find User",
    error_user_msg: `The user with username: ${name} cannot be found.`,
  };
  return { ...answer, body: { error: { ...error, ...told } } };
}

function discover(account: InstagramAccount, fields: string): Answer {
  const [whole = "", after, size, of = ""] = LIST.exec(fields) ?? [];
  const plain = fields.slice(0, fields.length - whole.length).split(",");
  const unknown = [...plain.filter((one) => !USER.includes(one)), ...(whole ? unknownOf(of) : [])][0];
  if (unknown !== undefined) return refuse(100, `Tried accessing nonexisting field (${unknown})`);
  const found = only(presentUser(account), ["id", ...plain]);
  const media = whole ? listMedia(account, { after, size: Number(size ?? 25), of: of.split(",") }) : {};
  if (media === null) return refuse(100, "Invalid cursors values");
  return { body: { business_discovery: { ...found, ...media }, id: DISCOVERY.account } };
}

function unknownOf(of: string): string[] {
  return of.split(",").filter((one) => !MEDIA.includes(one));
}

type Asked = { after: string | undefined; size: number; of: string[] };

function listMedia(account: InstagramAccount, { after, size, of }: Asked) {
  const start = after === undefined ? 0 : Number(/^QVFI-(\d+)$/.exec(after)?.[1] ?? Number.NaN);
  if (Number.isNaN(start) || size < 1 || size > 100) return null;
  const page = account.media.slice(start, start + size);
  if (page.length === 0) return {};
  const data = page.map((one) => only(presentMedia(account, one), ["id", ...of]));
  const isLast = start + page.length >= account.media.length;
  const cursors = { before: `QVFI-${start}`, ...(!isLast && { after: `QVFI-${start + page.length}` }) };
  return { media: { data, paging: { cursors } } };
}

function only(all: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
