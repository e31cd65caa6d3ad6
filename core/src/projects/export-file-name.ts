/** The name of an exported file: whose pages, which list or report, of which day. Downloads of several projects stay apart. */
const MAX_NAME = 60;

/** "brewnotes-example-pages-2026-11-17.csv". Only letters that every header and every disk takes. */
export function exportFileName(
  project: string,
  what: "pages" | "run" | "report" | "demand",
  now: Date,
  type: "csv" | "pdf" | "html" = "csv",
): string {
  const name = project
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_NAME)
    .replace(/^-|-$/g, "");
  return `${[name, what, now.toISOString().slice(0, 10)].filter((part) => part !== "").join("-")}.${type}`;
}
