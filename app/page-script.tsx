import { headers } from "next/headers";
import { type BrowserScript, scriptAddress } from "./browser/script-files.ts";

/** Loads a script that works without React, allowed by the nonce of the page. */
export async function PageScript({ name }: { name: BrowserScript }) {
  const policy = (await headers()).get("content-security-policy") ?? "";
  const [, nonce] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
  return <script type="module" async src={scriptAddress(name)} nonce={nonce} />;
}
