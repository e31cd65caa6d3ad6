/** Addresses of the screens about citations, and addresses of pages as a reader recognizes them. */
const MONITOR = "/ai-visibility-monitor";

type RunTab = "details" | "why" | "said";

export const runPath = (run: string, tab?: RunTab): string =>
  [`${MONITOR}/runs/${encodeURIComponent(run)}`, ...(tab ? [tab] : [])].join("/");

export const SAID_PATH = `${MONITOR}/said`;

/** A file with what the screen shows. */
export const exportPath = (what: "said" | "page", format: string, filters: Record<string, string>): string =>
  `/api/cited/${what}?${new URLSearchParams({ ...filters, format })}`;

/** Path and parameters; empty for the front page. */
export const placeOnSite = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname.replace(/\/$/, "")}${parsed.search}` : "";
};

/** Addresses come from answers of engines, so only web addresses become links. */
export const isWebAddress = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? "");
