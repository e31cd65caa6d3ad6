/** A title often ends with the site's name: "... | Example Docs", "... - Example", "... [Example Documentation]". */
import { lowerWords } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";

const LAST_PART = /\s+(?:[|·•»–—-]\s+|\[)([^|·•»[\]]+?)\]?\s*$/u;

export function withoutSiteName(text: string, page: Pick<PageModel, "url" | "publisher">): string {
  const last = LAST_PART.exec(text);
  return last?.[1] && isSiteName(last[1], page) ? text.slice(0, last.index) : text;
}

/** It is what the page declares as its publisher, or its first word is written in the address's host. */
function isSiteName(part: string, { url, publisher }: Pick<PageModel, "url" | "publisher">): boolean {
  const words = lowerWords(part);
  if (words.length === 0) return false;
  if (publisher && lowerWords(publisher.value).join(" ") === words.join(" ")) return true;
  const host = URL.parse(url)?.hostname.replaceAll("-", "") ?? "";
  return (words[0] ?? "").length >= MIN_LETTERS && host.includes(words[0] ?? "");
}

/** Shorter words are in many hosts by chance. */
const MIN_LETTERS = 3;
