import type { Handler } from "#lib/http/route.ts";
import * as audit from "./audit/[audit_id]/route.ts";
import * as audits from "./audit/route.ts";
import * as auditRun from "./audit/run/route.ts";
import * as campaign from "./campaigns/[campaign_id]/route.ts";
import * as campaigns from "./campaigns/route.ts";
import * as events from "./events/route.ts";
import * as eventTest from "./events/test/route.ts";
import * as importOne from "./imports/[import_id]/route.ts";
import * as imports from "./imports/route.ts";
import * as platforms from "./platforms/route.ts";
import * as scoreHistory from "./score/history/route.ts";
import * as score from "./score/route.ts";
import * as studioScore from "./studio/score/route.ts";
import * as webhookReplay from "./webhooks/[webhook_id]/deliveries/[delivery_id]/replay/route.ts";
import * as webhookDeliveries from "./webhooks/[webhook_id]/deliveries/route.ts";
import * as webhookRotate from "./webhooks/[webhook_id]/rotate-secret/route.ts";
import * as webhook from "./webhooks/[webhook_id]/route.ts";
import * as webhookTest from "./webhooks/[webhook_id]/test/route.ts";
import * as webhooks from "./webhooks/route.ts";
import * as workspace from "./workspace/route.ts";
import * as workspaces from "./workspaces/route.ts";

/** Every path of the public API: the OpenAPI document, the tests and the tools read this list. */
export const PATHS: Record<string, Record<string, Handler>> = {
  "/v1/score": score,
  "/v1/score/history": scoreHistory,
  "/v1/audit": audits,
  "/v1/audit/run": auditRun,
  "/v1/audit/{audit_id}": audit,
  "/v1/campaigns": campaigns,
  "/v1/campaigns/{campaign_id}": campaign,
  "/v1/platforms": platforms,
  "/v1/imports": imports,
  "/v1/imports/{import_id}": importOne,
  "/v1/studio/score": studioScore,
  "/v1/workspace": workspace,
  "/v1/workspaces": workspaces,
  "/v1/webhooks": webhooks,
  "/v1/webhooks/{webhook_id}": webhook,
  "/v1/webhooks/{webhook_id}/rotate-secret": webhookRotate,
  "/v1/webhooks/{webhook_id}/test": webhookTest,
  "/v1/webhooks/{webhook_id}/deliveries": webhookDeliveries,
  "/v1/events": events,
  "/v1/events/test": eventTest,
  "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay": webhookReplay,
};
