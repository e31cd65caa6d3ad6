/** The page's own name: what its heading says, or the title without the site's suffix. */
import { bareWords } from "../../language/words.ts";
import type { Found, Heading, StructuredData } from "../page-model.ts";
import { collapse } from "../tree/text.ts";

const SEPARATOR = /\s+[|–—·•»:-]\s+|\s+::\s+/;

export function pageTitle(tag: Found | null, headings: Heading[], data: StructuredData): string | null {
  const declared = collapse(data.openGraph["og:title"]?.[0] ?? tag?.value ?? "");
  const first = headings.filter((heading) => heading.level === 1);
  const match = first.find((heading) => saysTheSame(heading.text, declared));
  if (match) return match.text;
  if (first.length === 1 && first[0] && first[0].block !== null) return first[0].text;
  return withoutSite(declared) || first[0]?.text || null;
}

function saysTheSame(heading: string, title: string): boolean {
  const [a, b] = [bareWords(heading), bareWords(title)];
  return a.length > 3 && b.length > 3 && (b.includes(a) || a.includes(b));
}

/** "Name of the page | Site": the longest part, when it has at least three words. */
function withoutSite(title: string): string {
  const parts = title.split(SEPARATOR);
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), "");
  return parts.length > 1 && longest.split(" ").length >= 3 ? longest.trim() : title;
}
