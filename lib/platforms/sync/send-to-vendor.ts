import type { Ask, Connector, VendorAnswer, VendorRequest } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { exchangeWhole, parseAnswer } from "./exchange-json.ts";
import { isVendors, placeAddress } from "./vendor-address.ts";

/**
 * Sends one request as it is to one of the vendor's own addresses, whatever comes back.
 * @throws VendorFailure `contract_changed` for an address that is not the vendor's, and as `exchangeWhole` does
 */
export async function sendToVendor(connector: Connector, request: VendorRequest): Promise<VendorAnswer> {
  const { method = "GET", url, headers = {}, form, json } = request;
  if (!isVendors(connector, url)) {
    const message = `${connector.title} named an address that is not its own (${url.host}).`;
    throw new VendorFailure("contract_changed", message);
  }
  const placed = placeAddress(connector.platform, url);
  if (form) {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(form).toString();
    return parseAnswer(await exchangeWhole({ method, url: placed, headers: { ...type, ...headers }, body }));
  }
  if (json !== undefined) {
    const type = { "content-type": "application/json" };
    const body = JSON.stringify(json);
    return parseAnswer(await exchangeWhole({ method, url: placed, headers: { ...type, ...headers }, body }));
  }
  return parseAnswer(await exchangeWhole({ method, url: placed, headers }));
}

/** Sends without a token and without judging: for what comes before there is one. */
export function askWithoutToken(connector: Connector): Ask {
  return (request) => sendToVendor(connector, request);
}
