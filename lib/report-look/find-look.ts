import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { ReportLook } from "./schemas.ts";

/** The product's own. */
const PLAIN: ReportLook = { name: null, colour: null, logo: null };

/** How reports of the caller's workspace look, without the bytes of the logo. */
export async function findLook({ workspaceId }: Caller): Promise<ReportLook> {
  const row = await readWorkspace(workspaceId, (db) =>
    db.reportLook.findFirst({ where: { workspaceId }, omit: { logo: true } }),
  );
  return row ? presentLook(row) : PLAIN;
}

/** The logo of the caller's workspace as PNG; null without one. */
export async function findLogo({ workspaceId }: Caller): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await readWorkspace(workspaceId, (db) =>
    db.reportLook.findFirst({ where: { workspaceId }, select: { logo: true } }),
  );
  return row?.logo ?? null;
}

type Row = {
  name: string | null;
  colour: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  updatedAt: Date;
};

/** A row as pages are told of it. */
export function presentLook({ name, colour, logoWidth, logoHeight, updatedAt }: Row): ReportLook {
  const logo =
    logoWidth && logoHeight ? { version: updatedAt.getTime(), width: logoWidth, height: logoHeight } : null;
  return { name, colour, logo };
}
