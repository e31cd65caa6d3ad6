/** A title often ends with the site's name: "... | Example Docs", "... - Example", "... [Example Documentation]". */
import { lowerWords } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";

const LAST_PART = /\s+(?:[|·•»–—-]\s+|\[)([^|·•»[\]]+?)\]?\s*$/u;

export function withoutSiteName(text: string, page: Pick<PageModel, "url" | "publisher">): string {
  const last = LAST_PART.exec(text);
  return last?.[1] && isSiteName(last[1], page) ? text.slice(0, last.index) : text;
}

/** The name that the page declares, or that its title ends with. */
export function siteName(page: Pick<PageModel, "url" | "publisher" | "titleTag">): string | null {
  const last = LAST_PART.exec(page.titleTag?.value ?? "")?.[1];
  const name = page.publisher?.value ?? (last && isSiteName(last, page) ? last : null);
  return name?.replace(/(?<=\S)\s+official (?:web)?site$/i, "") ?? null;
}

/** What a manual is about, where its title says so after the page's own topic and the text goes on to say it. */
export function subjectOfTitle({ titleTag, text }: Pick<PageModel, "titleTag" | "text">): string | null {
  const [, ...parts] = (titleTag?.value ?? "").split(/\s+[|·•»–—-]\s+/u);
  // "Osprey Wiki": the longest beginning that the text uses as a name.
  const names = parts.flatMap((part) => {
    const [, first = "", second = ""] = NAMES.exec(part) ?? [];
    return [first + second, first];
  });
  return names.find((name) => name !== "" && text.split(name).length > MIN_TIMES_SAID) ?? null;
}

const NAMES = /^(\p{Lu}[\p{L}\p{N}.+#-]+)( \p{Lu}[\p{L}\p{N}.+#-]+)?/u;
const MIN_TIMES_SAID = 3;

/** It is what the page declares as its publisher, or its first word is written in the address's host. */
function isSiteName(part: string, { url, publisher }: Pick<PageModel, "url" | "publisher">): boolean {
  const words = lowerWords(part);
  if (words.length === 0) return false;
  if (publisher && lowerWords(publisher.value).join(" ") === words.join(" ")) return true;
  const host = URL.parse(url)?.hostname.replaceAll("-", "") ?? "";
  if ((words[0] ?? "").length >= MIN_LETTERS && host.includes(words[0] ?? "")) return true;
  // "National Garden Barrel Society" at gardenbarrelsociety.example.
  return (
    words.length > 2 && (host.includes(words.slice(1).join("")) || initialsOf(words) === host.split(".")[0])
  );
}

const initialsOf = (words: readonly string[]) => words.map((word) => word[0]).join("");

/** Shorter words are in many hosts by chance. */
const MIN_LETTERS = 3;
