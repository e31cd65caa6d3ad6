/** Addresses as engines cite them: the same page arrives with tracking marks, fragments and trailing slashes. */
import { plainHost } from "../../page/site-of.ts";
import { withoutTracking } from "../../page/tracking-parameters.ts";

const GOOGLE = /^google\.(?:com?\.)?[a-z]{2,3}$/;

/** Without tracking and fragment; what is not a web address comes back as null. */
export const cleanAddress = (address: string): string | null => cleanUrl(address)?.href ?? null;

function cleanUrl(address: string): URL | null {
  const url = URL.parse(withoutTracking(address));
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== "") url.username = "";
  if (url.password !== "") url.password = "";
  return url;
}

/** What two addresses of one page have in common: neither scheme, nor `www.`, nor a trailing slash. */
export function pageKey(address: string): string | null {
  const url = cleanUrl(address);
  return url && `${plainHost(url.host)}${withoutClosingSlashes(url.pathname)}${url.search}`;
}

/** By hand: the pattern for it takes the square of the length of a path that is full of slashes. */
function withoutClosingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}

/** Google's own results page: its weather and other widgets arrive as if they were sources. */
export function isSearchPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && GOOGLE.test(plainHost(url.hostname)) && url.pathname === "/search";
}

export const isSamePage = (one: string, other: string): boolean => {
  const key = pageKey(one);
  return key !== null && key === pageKey(other);
};
