import { type Place, seal, unseal } from "../../secrets/seal.ts";

type Where = { workspaceId: string; id: string };

function placeOf({ workspaceId, id }: Where, column: "address" | "secret"): Place {
  return { workspaceId, table: "alert_channels", row: id, column };
}

/** An address or a secret of a channel, as it is stored. */
export function sealOf(channel: Where, column: "address" | "secret", value: string): Uint8Array<ArrayBuffer> {
  return seal(value, placeOf(channel, column));
}

/** What `sealOf` made. @throws Error when its key is gone */
export function openOf(channel: Where, column: "address" | "secret", sealed: Uint8Array): string {
  return unseal(sealed, placeOf(channel, column));
}
