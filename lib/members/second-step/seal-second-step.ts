import { seal, unseal } from "../../secrets/seal.ts";

/** A person's secret stands in no workspace. */
const placeOf = (userId: string) => ({
  workspaceId: "",
  table: "second_steps",
  row: userId,
  column: "secret",
});

/** A secret as it is stored. */
export function sealSecondStep(secret: Buffer, userId: string): Uint8Array<ArrayBuffer> {
  return seal(secret.toString("base64"), placeOf(userId));
}

/** The secret of what is stored. @throws Error as `unseal`. */
export function unsealSecondStep(sealed: Uint8Array, userId: string): Buffer {
  return Buffer.from(unseal(sealed, placeOf(userId)), "base64");
}
