import { withWorkspace } from "../../db.ts";
import { sniffMedia } from "../../media/sniff-media.ts";
import type { Connector } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { exchangeBytes } from "./exchange-json.ts";
import { placeAddress } from "./vendor-address.ts";

const MAX_BYTES = 256 * 1024;
/** What every browser shows. */
const KINDS = ["jpeg", "png", "gif", "webp"];

type Of = { connector: Connector; workspaceId: string; profileId: string };

/**
 * Keeps a copy of an account's picture, whose address at the vendor lives only for some time; what cannot be fetched, is larger than
 * 256 KiB, or is by its first bytes no picture leaves the copy that there is. No token goes along.
 */
export async function keepPicture(of: Of, url: string | null): Promise<void> {
  const { workspaceId, profileId } = of;
  const where = { workspaceId, profileId };
  const kept = await withWorkspace(workspaceId, (tx) =>
    tx.connection.findFirst({ where, select: { pictureUrl: true, pictureKind: true } }),
  );
  if (url === null || (kept?.pictureUrl === url && kept.pictureKind !== null)) return;
  const found = await fetchPicture(of, url);
  if (!found) return;
  const data = { pictureUrl: url, picture: found.bytes, pictureKind: found.kind };
  await withWorkspace(workspaceId, (tx) => tx.connection.updateMany({ where, data }));
}

async function fetchPicture({ connector }: Of, url: string) {
  if (!URL.canParse(url)) return null;
  try {
    const placed = placeAddress(connector.platform, new URL(url));
    const headers = { accept: "image/*" };
    const { status, bytes } = await exchangeBytes({ method: "GET", url: placed, headers }, MAX_BYTES);
    const type = status === 200 ? sniffMedia(bytes)?.type : undefined;
    return type !== undefined && KINDS.includes(type) ? { bytes: new Uint8Array(bytes), kind: type } : null;
  } catch (error) {
    if (error instanceof VendorFailure) return null;
    throw error;
  }
}
