import { isIP } from "node:net";
import { type AddressGuard, withoutBrackets } from "./address-guard.ts";
import { refusedAddress } from "./failure.ts";

type UrlRules = { guard: AddressGuard; ports: readonly string[] };
/** The rules as plain data, which a thread can be given. */
export type AddressRules = { allow: readonly string[]; ports: readonly string[] };

const MAX_LENGTH = 2_048;
const SIGNS = /[\p{Cc}\p{Z}\\]/u;
/** Exactly two slashes and then a host: parsers disagree about everything else. */
const FORM = /^https?:\/\/([^/?#]+)/i;
/** Names that mean something only inside somebody's network. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|private|lan|home|corp|home\.arpa|onion|invalid)$/;

/** The address as a URL, or a refusal. Scheme and host come back in lower case, the path keeps its case. */
export function checkUrl(raw: string, rules: UrlRules): URL {
  if (raw.length > MAX_LENGTH) throw refusedAddress("too long");
  if (SIGNS.test(raw)) throw refusedAddress("control character, space or backslash");
  const authority = FORM.exec(raw)?.[1];
  if (authority === undefined) throw refusedAddress("does not start with http(s)://host");
  if (authority.includes("@")) throw refusedAddress("contains a user name");

  const url = URL.parse(raw);
  if (!url) throw refusedAddress("cannot be parsed");
  if (url.username || url.password) throw refusedAddress("contains a user name");
  checkHost(url, rules);
  return url;
}

export function isAllowedAddress(raw: string, rules: UrlRules): boolean {
  try {
    checkUrl(raw, rules);
    return true;
  } catch {
    return false;
  }
}

export function portOf(url: { protocol: string; port?: string | null }): string {
  return url.port || (url.protocol === "https:" ? "443" : "80");
}

function checkHost(url: URL, { guard, ports }: UrlRules): void {
  const host = withoutBrackets(url.hostname);
  const port = portOf(url);
  if (guard.opens(host, port)) return;
  if (!ports.includes(port)) throw refusedAddress(`port ${port}`);
  if (isIP(host)) {
    if (!guard.mayReach(host, port, host)) throw refusedAddress(`${host} is not public`);
  } else if (!isPublicName(host)) {
    throw refusedAddress(`${host} is not a public name`);
  }
}

function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, "");
  return name.includes(".") && !name.split(".").includes("") && !INSIDE.test(name);
}
