import { callAlone } from "../db.ts";
import { crisisPath } from "../formula/crisis-path.ts";
import { nameCrisis } from "../formula/crisis-words.ts";
import type { Crisis } from "../formula/find-crisis.ts";
import { listUserWorkspaces, type UserWorkspace } from "../members/list-user-workspaces.ts";
import { planName } from "../plans.ts";
import { MAX_FRESH_DAYS } from "../platforms/list-platform-facts.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { daysBefore, daysBetween, utcDay } from "../time.ts";
import { findAttention } from "./find-attention.ts";
import { ATTENTION, type PortfolioEntry } from "./schemas.ts";

const TREND_DAYS = 90;

type Row = {
  id: string;
  score: number | null;
  calculatedAt: Date | null;
  change: ScoreMove | null;
  crisis: Crisis | null;
  points: PortfolioEntry["points"] | null;
  sources: number;
  broken: number;
  stale: number;
  lastDay: string | null;
  webhooks: number;
  auditStatus: "processing" | "completed" | "failed" | null;
  auditedAt: Date | null;
  emptyPhase: PortfolioEntry["emptyPhase"];
};

/** `prisma/access-functions.ts` has the function, which reads each workspace in its own scope, and only where the person is a member. */
const READ = {
  name: "read-portfolio",
  text: `SELECT id, score, calculated_at AS "calculatedAt", change, crisis, points, sources, broken, stale, last_day::text AS "lastDay",
      webhooks, audit_status AS "auditStatus", audited_at AS "auditedAt",
      empty_phase AS "emptyPhase"
    FROM read_portfolio($1, $2, $3, $4, $5)`,
};

/**
 * Everything that a person may see at a glance: one entry for each of their workspaces, of all accounts, what needs attention first.
 * However many there are, it is asked for by the same number of statements.
 */
export async function listPortfolio(userId: string, now: Date): Promise<PortfolioEntry[]> {
  const workspaces = await listUserWorkspaces(userId);
  const rows = await callAlone<Row>(READ, [
    workspaces.map(({ id }) => id),
    workspaces.map(({ account }) => account.id),
    userId,
    utcDay(daysBefore(now, TREND_DAYS)),
    utcDay(daysBefore(now, MAX_FRESH_DAYS)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries = workspaces.flatMap((workspace) => {
    const row = byId.get(workspace.id);
    return row ? [present(workspace, row, utcDay(now))] : [];
  });
  return entries.sort((a, b) => urgency(a) - urgency(b) || a.name.localeCompare(b.name, "en"));
}

function present({ plan, ...workspace }: UserWorkspace, row: Row, today: string): PortfolioEntry {
  const facts = {
    sources: { all: row.sources, broken: row.broken, stale: row.stale },
    silentDays: row.lastDay ? Math.max(0, daysBetween(row.lastDay, today)) : null,
    failingWebhooks: row.webhooks,
    crisis: row.crisis && nameCrisis(row.crisis),
    crisisPath: row.crisis && crisisPath(row.crisis, today),
    emptyPhase: row.emptyPhase,
  };
  const { auditStatus, auditedAt } = row;
  return {
    ...workspace,
    ...facts,
    planName: planName(plan),
    score: row.score,
    calculatedAt: row.calculatedAt?.toISOString() ?? null,
    change: row.change,
    points: row.points ?? [],
    lastDay: row.lastDay,
    lastAudit: auditStatus && auditedAt && { status: auditStatus, at: auditedAt.toISOString() },
    attention: findAttention(facts),
  };
}

/** Lower is more urgent. */
function urgency({ attention: [first] }: PortfolioEntry): number {
  return first ? ATTENTION.indexOf(first) : ATTENTION.length;
}
