/** Campaign and click ids that are appended to a URL and don't change which page it names. */
const TRACKING = /^(?:utm_|mc_|pk_|_hs|gclid=|fbclid=|msclkid=|srsltid=|igshid=|ref=)/i;

/** Each as it is written, "name=value". */
export const parametersOf = (url: URL): string[] =>
  url.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "");

/** Null where the text is not a URL. The fragment goes too: it names a part of the page. */
export function withoutTracking(address: string): URL | null {
  const url = URL.parse(address);
  if (!url) return null;
  url.search = parametersOf(url)
    .filter((parameter) => !TRACKING.test(parameter))
    .join("&");
  url.hash = "";
  return url;
}
