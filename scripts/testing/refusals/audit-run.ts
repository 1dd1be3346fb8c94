import { REFUSED_ADDRESSES } from "./addresses.ts";
import { peel, type Refusal, several, wrong } from "./refusal.ts";

const RUN = "POST /v1/audit/run";
const INVALID = "422 Invalid Request";
const NO_LOOKBACK = [0, -1, 366, 1.5, "90", "", true, null, [90], {}, 2_147_483_648];
const UNKNOWN = ["myspace", "Twitter", "", " twitter", "__proto__"].map((name) => ["twitter", name]);
const NO_ADDRESS = ["", 5, null, ["https://hooks.example.com/"]];

export const AUDIT_RUN: Refusal[] = [
  ...wrong(RUN, "lookback_days", INVALID, NO_LOOKBACK),
  ...wrong(RUN, "workspace_id", INVALID, [null, 5, ["ws_1"]]),
  ...wrong(RUN, "platforms", INVALID, [null, "twitter", { 0: "twitter" }]),
  ...wrong(RUN, "platforms", "422 Invalid Platform", UNKNOWN, "/platforms/1"),
  ...wrong(RUN, "webhook_url", "422 Invalid URL", [...REFUSED_ADDRESSES, ...NO_ADDRESS]),
  ...peel(
    RUN,
    ["/workspace_id", 5, undefined, INVALID],
    ["/platforms/0", ["myspace"], undefined, "422 Invalid Platform"],
    ["/lookback_days", 0, 90, INVALID],
    ["/webhook_url", "http://hooks.example.com/", undefined, "422 Invalid URL"],
  ),
  several(RUN, INVALID, { webhook_url: "x", lookback_days: 0 }, ["/lookback_days", "/webhook_url"]),
  several(RUN, INVALID, { webhook_url: "https://127.0.0.1/", workspace_id: 5 }, [
    "/workspace_id",
    "/webhook_url",
  ]),
  several(RUN, "422 Invalid Platform", { platforms: ["y"], webhook_url: "x" }, [
    "/platforms/0",
    "/webhook_url",
  ]),
];
