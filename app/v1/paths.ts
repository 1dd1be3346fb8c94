import type { Handler } from "#lib/http/route.ts";
import * as audit from "./audit/[audit_id]/route.ts";
import * as auditRun from "./audit/run/route.ts";
import * as platforms from "./platforms/route.ts";
import * as scoreHistory from "./score/history/route.ts";
import * as score from "./score/route.ts";
import * as workspace from "./workspace/route.ts";

/** Every path of the public API: the OpenAPI document, the tests and the tools read this list. */
export const PATHS: Record<string, Record<string, Handler>> = {
  "/v1/score": score,
  "/v1/score/history": scoreHistory,
  "/v1/audit/run": auditRun,
  "/v1/audit/{audit_id}": audit,
  "/v1/platforms": platforms,
  "/v1/workspace": workspace,
};
