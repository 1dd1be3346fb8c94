import { generate } from "selfsigned";

const DAY_MS = 86_400_000;

/** A certificate and its private key, both as PEM. */
export type Certificate = { key: string; cert: string };

const OTHER_NAME = [{ type: 2 as const, value: "other.example" }];
const OWN_NAMES = [
  { type: 7 as const, ip: "127.0.0.1" },
  { type: 7 as const, ip: "::1" },
  { type: 2 as const, value: "localhost" },
  { type: 2 as const, value: "*.example.test" },
];

/** An authority that nobody trusts before they are told to. */
export async function makeAuthority(name: string): Promise<Certificate> {
  const made = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  return { key: made.private, cert: made.cert };
}

/** The certificate of a receiver on loopback, for ten days from now unless it is made with a fault. */
export async function makeCertificate(
  authority: Certificate,
  fault?: "other-name" | "expired",
): Promise<Certificate> {
  const today = Date.now();
  const made = await generate([{ name: "commonName", value: "plinth test receiver" }], {
    keyType: "ec",
    algorithm: "sha256",
    ca: authority,
    notBeforeDate: new Date(today - 10 * DAY_MS),
    notAfterDate: new Date(today + (fault === "expired" ? -1 : 10) * DAY_MS),
    extensions: [
      { name: "basicConstraints", cA: false },
      { name: "subjectAltName", altNames: fault === "other-name" ? OTHER_NAME : OWN_NAMES },
    ],
  });
  return { key: made.private, cert: made.cert };
}
