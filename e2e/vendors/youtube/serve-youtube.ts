import { serveOAuth } from "../oauth.ts";
import { type Answer, type Route, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";
import { type Channel, makeChannel } from "./channel.ts";
import { refuse } from "./refuse.ts";

const SCOPE = "https://www.googleapis.com/auth";
const READ = `${SCOPE}/youtube.readonly`;
const COMMENTS = `${SCOPE}/youtube.force-ssl`;
const ANALYTICS = `${SCOPE}/yt-analytics.readonly`;
const API = "www.googleapis.com";
/** A picture of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export type YoutubeStandIn = StandIn & {
  oauth: ReturnType<typeof serveOAuth>;
  /** By the name of the account that a person chooses at the page of consent; an account without one has no channel. */
  channels: Map<string, Channel>;
  /** Units that were used. */
  units: () => number;
};

type Options = { posts?: number; comments?: number; quota?: number; port?: number; now?: () => number };

export const YOUTUBE_CLIENT = { id: "youtube-client", secret: "youtube-client-secret" };

/** YouTube as its documentation tells it: OAuth, channels, uploads, videos, comments, reports; scopes, quota, pages and errors. */
export async function serveYoutube(options: Options = {}): Promise<YoutubeStandIn> {
  const { posts = 120, comments = 240, quota = 10_000, now = Date.now } = options;
  const channels = new Map([["main", makeChannel({ posts, comments, now: now() })]]);
  let units = 0;
  const oauth = serveOAuth(
    {
      authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
      tokenUrl: "https://oauth2.googleapis.com/token",
      revokeUrl: "https://oauth2.googleapis.com/revoke",
      client: YOUTUBE_CLIENT,
      clientAuth: "body",
      separator: " ",
      pkce: "optional",
      scopes: [READ, COMMENTS, ANALYTICS],
      demands: { access_type: "offline" },
      codeLife: 600,
      accessLife: 3_599,
      refresh: "fixed",
    },
    now,
  );
  const guard =
    (scopes: string[], answer: (channel: Channel | undefined, query: URLSearchParams) => Answer) =>
    (request: SeenRequest): Answer => {
      const grant = oauth.check(/^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null);
      if (typeof grant === "string") return refuse(401, "authError", "Invalid Credentials");
      if (!scopes.some((scope) => grant.scopes.includes(scope)))
        return refuse(403, "insufficientPermissions", "Request had insufficient authentication scopes.");
      if (request.host === API && ++units > quota)
        return refuse(403, "quotaExceeded", "You have exceeded your quota.");
      return answer(channels.get(grant.account), request.query);
    };
  const data = (name: string, scopes: string[], answer: Parameters<typeof guard>[1]): Route => {
    return { method: "GET", host: API, path: `/youtube/v3/${name}`, answer: guard(scopes, answer) };
  };
  const routes: Route[] = [
    ...oauth.routes,
    data("channels", [READ, COMMENTS], (own, query) => listChannels(own, channels, query)),
    data("playlistItems", [READ, COMMENTS], (own, query) => listUploads(own, channels, query)),
    data("videos", [READ, COMMENTS], (_own, query) => listVideos(channels, query)),
    data("commentThreads", [COMMENTS], (own, query) => own?.listThreads(query) ?? notFound()),
    data("comments", [COMMENTS], (own, query) => own?.listReplies(query) ?? notFound()),
    {
      method: "GET",
      host: "youtubeanalytics.googleapis.com",
      path: "/v2/reports",
      answer: guard([ANALYTICS], (own, query) => own?.report(query) ?? refuse(403, "forbidden", "Forbidden")),
    },
    ...[
      { host: "yt3.ggpht.com", path: /^\/picture/ },
      { host: "i.ytimg.com", path: /^\/vi\/[\w-]+\/mqdefault\.jpg$/ },
    ].map(
      (one): Route => ({
        ...{ method: "GET", ...one },
        answer: () => ({ headers: { "content-type": "image/png" }, body: PICTURE }),
      }),
    ),
  ];
  const otherwise = () => refuse(404, "notFound", "Not Found");
  const standIn = await serveVendor({
    routes,
    otherwise,
    controls: {
      ...oauth.controls,
      vanish: ({ id }: { id: string }) => channels.get("main")?.vanish(id),
      leave: ({ account }: { account: string }) => channels.delete(account),
    },
    ...(options.port !== undefined && { port: options.port }),
  });
  return { ...standIn, oauth, channels, units: () => units };
}

function listChannels(own: Channel | undefined, all: Map<string, Channel>, query: URLSearchParams): Answer {
  if (!query.get("part")) return refuse(400, "missingRequiredParameter", "No filter selected.");
  const [id, handle] = [query.get("id"), query.get("forHandle")];
  const asked = id ?? handle;
  const found = asked
    ? [...all.values()].filter((one) => one.id === asked || isHandleOf(one, asked))
    : own
      ? [own]
      : [];
  const pageInfo = { totalResults: found.length, resultsPerPage: 5 };
  // Without a channel there is no list of items, not an empty one.
  return {
    body: {
      kind: "youtube#channelListResponse",
      pageInfo,
      ...(found.length > 0 && { items: found.map((one) => one.present()) }),
    },
  };
}

/** With or without the @, in any capitals. */
function isHandleOf({ handle }: Channel, asked: string): boolean {
  return handle.slice(1).toLowerCase() === asked.replace(/^@/, "").toLowerCase();
}

/** Uploads and videos are public: of any channel that there is. */
function listUploads(own: Channel | undefined, all: Map<string, Channel>, query: URLSearchParams): Answer {
  const asked = query.get("playlistId")?.replace(/^UU/, "UC");
  const found = [...all.values()].find(({ id }) => id === asked) ?? own;
  return found?.listUploads(query) ?? notFound();
}

function listVideos(all: Map<string, Channel>, query: URLSearchParams): Answer {
  const ids = (query.get("id") ?? "").split(",").filter(Boolean);
  if (ids.length === 0 || ids.length > 50) return refuse(400, "invalidFilters", "1 to 50 ids are expected.");
  const items = [...all.values()].flatMap((one) => one.findVideos(ids));
  return { body: { kind: "youtube#videoListResponse", items } };
}

function notFound(): Answer {
  return refuse(404, "playlistNotFound", "The playlist cannot be found.");
}
