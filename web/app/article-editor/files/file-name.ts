/** Files are named after the page: its site, its title and the day. */
const MAX_TITLE = 60;

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

type Named = { title: string; url: string | null };

/** Without its ending: "brewnotes.example-how-much-coffee-2026-11-17". */
export function fileStem({ title, url }: Named, now: Date): string {
  const host =
    url === null ? "draft" : (URL.parse(url)?.host ?? "").replace(/^www\./, "").replace(/[^\w.-]/g, "-");
  const name = words(title).slice(0, MAX_TITLE).replace(/-$/, "");
  return [host, name, now.toISOString().slice(0, 10)].filter((part) => part !== "").join("-");
}
