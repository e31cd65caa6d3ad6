/** An answer with its marks, links and Markdown replaced by as many spaces, so that every place in it stays the same. */
import type { Span } from "../../visibility/answers/mentions.ts";

/** "[1]", "[web:3]", "【4†source】", superscripts. */
const MARK = /\[(?:web:)?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\]|【[^】\n]{0,80}】|[⁰¹²³⁴-⁹]{1,3}/gu;
const LINK = /!?\[([^\]\n[]{0,200})\]\(([^()\s]{1,2000})\)/gu;
const EMPTY_BRACKETS = /\([\s,;]*\)/gu;
const EMPHASIS = /\*{1,3}|_{2,3}|(?<!`)`{1,2}(?!`)|~~/gu;

const blank = (text: string): string => " ".repeat(text.length);

/** `cited`: the places that the vendor names. A link at one of them is a mark; another link keeps its words. */
export function plainAnswer(text: string, cited: readonly Span[]): string {
  const starts = new Set(cited.map(({ start }) => start));
  const isMark = (at: number, words: string) =>
    starts.has(at) || starts.has(at - 1) || starts.has(at - 2) || /^[\w-]+(?:\.[\w-]+)+$/.test(words.trim());
  return text
    .replace(LINK, (link, words: string, _address: string, at: number) =>
      link.startsWith("!") || isMark(at, words)
        ? blank(link)
        : ` ${words}${blank(link.slice(words.length + 1))}`,
    )
    .replace(MARK, blank)
    .replace(EMPTY_BRACKETS, blank)
    .replace(EMPHASIS, blank);
}

/** A stretch of the plain answer as words. */
export const tidied = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?])/g, "")
    .trim();
