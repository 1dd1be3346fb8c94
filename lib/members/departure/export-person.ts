import { inIdentityTransaction, type WorkspaceTx } from "../../db.ts";
import { writeZip, type ZipFile } from "../../zip/write-zip.ts";

const README = `All that is kept about you as a person, a JSON object a line (NDJSON); times are UTC.

Passwords, keys and other secrets are not part of it. What belongs to a workspace is
in the archive that its owners export in its settings.
`;

/** Everything that belongs to a person and no workspace as one archive: profile, memberships, sessions, and what they did. */
export async function exportPerson(userId: string, now: Date): Promise<AsyncGenerator<Uint8Array>> {
  const files: ZipFile[] = [{ name: "README.txt", parts: [Buffer.from(README)] }];
  for (const [name, rows] of Object.entries(await readPerson(userId)))
    files.push({ name: `${name}.ndjson`, parts: [Buffer.from(rows.map(toLine).join(""))] });
  return writeZip(files, now);
}

function readPerson(userId: string): Promise<Record<string, object[]>> {
  const where = { userId };
  return inIdentityTransaction({ userId }, async (tx) => ({
    profile: await tx.user.findMany({
      where: { id: userId },
      select: { id: true, email: true, name: true, createdAt: true, confirmedAt: true },
    }),
    memberships: await tx.membership.findMany({
      where,
      select: { workspaceId: true, role: true, createdAt: true, workspace: { select: { name: true } } },
    }),
    sessions: await tx.session.findMany({ where, omit: { digest: true } }),
    passkeys: await tx.passkey.findMany({
      where,
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
    }),
    identities: await tx.userIdentity.findMany({ where }),
    // The type hides the log from those who look somebody up; the policies show a person their own entries only.
    log: await (tx as WorkspaceTx).auditLogEntry.findMany({
      where: { userId, workspaceId: null },
      orderBy: { id: "asc" },
    }),
  }));
}

/** Ids of the log are numbers that JSON has no type for. */
function toLine(row: object): string {
  return `${JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value))}\n`;
}
