/**
 * Servers on this machine that the user named, such as http://localhost:4321: the one who calls the program may read them.
 * Addresses that come from elsewhere (a manifest, a sitemap's entries, a redirect) open no other host or port.
 */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** As `host:port` pairs. */
export const ownHosts = (names: readonly string[]): string[] => [...new Set(names.flatMap(pairOf))];

function pairOf(name: string): string[] {
  const url = URL.parse(name.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || !LOOPBACK.test(url.hostname)) return [];
  return [`${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`];
}
