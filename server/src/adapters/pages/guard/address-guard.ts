import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Public addresses only, and the exact `host:port` pairs a test or an operator opened. */
export type AddressGuard = {
  /** Was this very host and port opened by name? */
  opens(host: string, port: string): boolean;
  /** May a request for this host and port go to this address? */
  mayReach(host: string, port: string, address: string): boolean;
};

export function createAddressGuard(allow: readonly string[]): AddressGuard {
  const pairs = new Set(allow.map(canonicalPair));
  const opens = (host: string, port: string) => pairs.has(`${bracketed(host)}:${port}`);

  return {
    opens,
    mayReach(host, port, address) {
      if (isPublicAddress(address)) return true;
      // An opened literal reaches itself and nothing else; an opened name reaches what it resolves to.
      return opens(host, port) && (isIP(host) === 0 || host === address);
    },
  };
}

/** Hosts arrive from URLs, already lower-cased; a v6 literal comes with or without its brackets. */
export function withoutBrackets(host: string): string {
  return host.startsWith("[") ? host.slice(1, -1) : host;
}

function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

function canonicalPair(pair: string): string {
  const [, host, port] = /^(\[[\da-f:.]+\]|[^\s:/?#@*[\]\\]+):(\d{1,5})$/i.exec(pair) ?? [];
  const url = host && URL.parse(`http://${host}/`);
  if (!url || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(`"${pair}" is not a host:port pair, such as 127.0.0.1:4567.`);
  }
  return `${url.hostname}:${Number(port)}`;
}
