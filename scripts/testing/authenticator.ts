import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
/** User present, user verified, and attested data follow (WebAuthn, section 6.1). */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export type Place = { rpId: string; origin: string };

/** An authenticator in software, with one passkey: ES256, attestation "none", and a counter that can be set. */
export function makeAuthenticator({ rpId, origin }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count]);
  };
  return {
    id: base64url(id),
    /** Answers to a request to make a passkey. */
    register: (challenge: string) => {
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const data = Buffer.concat([head(PRESENT | VERIFIED | ATTESTED, 0), attested]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.of(data.length),
        data,
      ]);
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      };
      const shape = { type: "public-key", clientExtensionResults: {} };
      return { id: base64url(id), rawId: base64url(id), response, ...shape };
    },
    /** Answers to a request to sign in. */
    authenticate: (challenge: string, counter: number, flags = PRESENT | VERIFIED) => {
      const [client, data] = [clientData("webauthn.get", challenge), head(flags, counter)];
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
      };
      const shape = { type: "public-key", clientExtensionResults: {} };
      return JSON.stringify({ id: base64url(id), rawId: base64url(id), response, ...shape });
    },
  };
}
