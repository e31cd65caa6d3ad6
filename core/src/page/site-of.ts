/** The host and the site of an address. */
import { getDomain } from "tldts";

/** Separate sites although they share a registrable name: `one.github.io` and `two.github.io`. */
const RULES = { allowPrivateDomains: true, validateHostname: false };

/** The host of an address, without `www.`; an empty string where there is none. */
export function hostOf(address: string): string {
  const url = URL.parse(address.trim());
  return url ? plainHost(url.hostname) : "";
}

/** The registrable domain of an address or a bare host; two addresses of one site share it, never by substring. */
export function siteOf(addressOrHost: string): string | null {
  const host = addressOrHost.includes("/") ? hostOf(addressOrHost) : plainHost(addressOrHost.trim());
  return host === "" ? null : (getDomain(host, RULES) ?? host);
}

export const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, "");
