import { auditVersion } from "#lib/audits/audit-version.ts";
import { getAudit } from "#lib/audits/get-audit.ts";
import { AuditParams, AuditQuery, AuditResult } from "#lib/audits/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";

const get = operation({
  id: "getAudit",
  summary: "Result of an audit",
  description: "The result of an audit that has ended, or 425 with the progress while it is processing.",
  plan: "pro",
  scope: "audits:read",
  params: AuditParams,
  query: AuditQuery,
  response: AuditResult,
  example: {
    params: { audit_id: "aud_5dJ0qXw8Zr2LmTn6Yb4KcV" },
    answer: {
      audit_id: "aud_5dJ0qXw8Zr2LmTn6Yb4KcV",
      status: "completed",
      completed_at: "2026-11-01T09:32:11.482Z",
      score: 54.2,
      pillars: {
        presence: { score: 61.3, change: "+2.7", grade: "green" },
        reach: { score: 48.9, change: "+1.7", grade: "yellow" },
        impact: { score: 57.2, change: "+2.4", grade: "green" },
        sentiment: { score: 50, change: "+0.0", grade: "yellow" },
        momentum: { score: 52.6, change: "+2.7", grade: "yellow" },
      },
      recommendations: [
        {
          priority: 1,
          pillar: "reach",
          action: "Post 4 times a week on instagram instead of 2.",
          expected_impact: "+4.2 Reach",
        },
      ],
      industry_benchmark: { your_score: 54.2, industry_average: 50.3, percentile: 67 },
    },
  },
  problems: ["Not Found", "Too Early"],
  isLight: () => true,
  versionOf: ({ caller, params }) => auditVersion(caller, params.audit_id),
  handle: ({ caller, params, query }) => getAudit(caller, params.audit_id, query.expand),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, keyDoor);
