/** The text of one sitemap file: a list of pages, or a list of further files. Every step is one pass. */

export type SitemapEntry = { url: string; lastModified: string | null };
export type SitemapFile = { kind: "pages" | "index"; entries: SitemapEntry[] };

const LONGEST_DATE = 40;

/** Null: this is something else, such as a home page served for every address. */
export function parseSitemap(text: string): SitemapFile | null {
  const start = text.slice(0, 2_000);
  if (/<sitemapindex[\s>]/i.test(start)) return { kind: "index", entries: entriesIn(text, "sitemap") };
  if (/<urlset[\s>]/i.test(start)) return { kind: "pages", entries: entriesIn(text, "url") };
  return plainList(text);
}

/** The first addresses named by `Sitemap:` lines, which belong to no group. A hostile file names tens of thousands. */
export function sitemapsNamedIn(robots: string, most: number): string[] {
  const named = new Set<string>();
  for (const [, url = ""] of robots.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)) {
    if (named.size >= most) break;
    named.add(url);
  }
  return [...named];
}

function entriesIn(xml: string, tag: string): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  const opening = new RegExp(`<${tag}[\\s>]`, "g");
  for (let open = opening.exec(xml); open; open = opening.exec(xml)) {
    const end = xml.indexOf(`</${tag}>`, opening.lastIndex);
    if (end < 0) break;
    const block = xml.slice(opening.lastIndex, end);
    const url = textOf(block, "loc");
    if (url) entries.push({ url, lastModified: textOf(block, "lastmod")?.slice(0, LONGEST_DATE) ?? null });
    opening.lastIndex = end;
  }
  return entries;
}

function textOf(block: string, tag: string): string | null {
  const start = block.indexOf(`<${tag}>`);
  const end = start < 0 ? -1 : block.indexOf(`</${tag}>`, start);
  if (end < 0) return null;
  const raw = block.slice(start + tag.length + 2, end).trim();
  const value = raw.startsWith("<![CDATA[") && raw.endsWith("]]>") ? raw.slice(9, -3).trim() : unescaped(raw);
  return value || null;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The protocol also knows plain text files with one address a line. */
function plainList(text: string): SitemapFile | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const urls = lines.filter((line) => line !== "");
  if (urls.length === 0 || !urls.every((line) => /^https?:\/\/\S+$/i.test(line))) return null;
  return { kind: "pages", entries: urls.map((url) => ({ url, lastModified: null })) };
}
