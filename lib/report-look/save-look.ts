import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { presentLook } from "./find-look.ts";
import type { ReportLook, ReportLookInput } from "./schemas.ts";

const NO_LOGO =
  "This file cannot be used as a logo. Choose a PNG, JPEG or WebP picture of at most 8 million pixels; export an SVG as PNG first.";

/**
 * Changes how reports of the workspace look. A logo is written anew, so that nothing of its file but the pixels is kept.
 * @throws Problem 403 `Insufficient Scope` for others than owners and admins, 422 `Invalid Request` for a logo that is no such picture.
 */
export async function saveLook(
  caller: Caller,
  { name, colour, logo }: ReportLookInput,
  now: Date,
): Promise<ReportLook> {
  await requireRole(caller, ROLE_FOR.settings, "The look of reports can be changed only by");
  const { workspaceId } = caller;
  const data = {
    ...(name !== undefined && { name: name || null }),
    ...(colour !== undefined && { colour: colour || null }),
    ...(logo !== undefined && (await logoColumns(logo))),
    updatedAt: now,
  };
  const row = await withWorkspace(workspaceId, (tx) =>
    tx.reportLook.upsert({
      where: { workspaceId },
      create: { workspaceId, ...data },
      update: data,
      omit: { logo: true },
    }),
  );
  return presentLook(row);
}

async function logoColumns(file: string | null) {
  if (file === null) return { logo: null, logoWidth: null, logoHeight: null };
  // The library for pictures is large, and most processes never need it.
  const { encodeLogo } = await import("../media/encode-logo.ts");
  const encoded = await encodeLogo(Buffer.from(file, "base64"));
  if (!encoded)
    throw new Problem("Invalid Request", NO_LOGO, {
      status: 422,
      errors: [{ pointer: "/logo", detail: NO_LOGO }],
    });
  return { logo: encoded.bytes, logoWidth: encoded.width, logoHeight: encoded.height };
}
