/** What stands in the main text of a page and is no part of its article. */
import { countWords } from "../facts/words.ts";
import type { Block } from "../page/page-model.ts";

/** Calls, credits and doors to other pages; only short blocks are judged by these. */
const CALLS =
  /^(?:advertisement|sponsored|share(?: (?:this|on|with|via)\b.*)?|tweet|pin it|sharing is caring|print|email|save|follow (?:us|me)\b.*|subscribe\b.*|sign up\b.*|join (?:our|the) (?:newsletter|mailing)\b.*|get (?:our|the) (?:newsletter|app)\b.*|read (?:more|also|next|the full)\b.*|(?:you (?:may|might) (?:also )?like|related|recommended|see also|more (?:from|on|stories|in)|also (?:on|read|see)|trending|most (?:read|popular)|next article|previous article|continue reading|keep reading|click here|tap here|watch(?: now|:)|listen(?: now|:)|photo(?:s|graph)? (?:by|credit|courtesy)|image (?:by|credit|source|courtesy)|getty images|file photo|credit:|comments?\b|leave a (?:comment|reply)|\d+ comments?|tags?:|filed under|categor(?:y|ies):|posted (?:in|by|on)|last updated|copyright|©|all rights reserved|download the|thanks for reading|disclosure:|affiliate|this (?:post|article|story) (?:may contain|contains|originally|first|was originally)|we may earn|by signing up|by clicking|view (?:comments|all|gallery)|show (?:more|less|comments)|load more|loading|skip to|back to top|table of contents|in this article|on this page|contents?$|jump to|\d+ ?min(?:ute)?s? read|by \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$)\b.*)/iu;
const LONGEST_CALL = 24;
/** Who wrote it and when, which the article says in its own line. */
const SIGNED = /^(?:by|on behalf of) \p{Lu}\S+ \p{Lu}\S+[^.]{0,80}\b(?:19|20)\d\d\b[^.]{0,60}$/iu;
/** The line under a picture, known by whom it thanks. */
const CREDIT =
  /(?:[/(|]|\b(?:via|by|courtesy of|photo:|image:|credit:))\s?(?:Getty|AP|AFP|Reuters|Shutterstock|iStock|Unsplash|Pexels|Pixabay|Adobe Stock|Alamy|EPA|Wikimedia(?: Commons)?)(?: (?:Images|Photos?|News))?\)?\.?$/;
const LONGEST_CREDIT = 60;
/** The way from the front page down to this one. */
const TRAIL = /^[^.!?\n/›»>]{2,40}(?:\s*[/›»>]\s*[^.!\n/›»>]{2,120}){2,}$/;

/** Sections that lead away from the article. */
const AWAY =
  /^(?:related(?: (?:articles|posts|stories|content|reading|links|topics))?|you (?:may|might) (?:also )?(?:like|enjoy)|recommended(?: (?:for you|reading|articles))?|more (?:from|on|stories|in|like)\b.*|read (?:more|next|also)|see also|further reading|share(?: this)?(?: (?:article|post|story))?|comments?|\d+ (?:comments?|responses|thoughts)\b.*|leave a (?:comment|reply)|post navigation|newsletter|subscribe\b.*|sign up\b.*|follow us\b.*|tags?|categories|table of contents|contents|in this article|latest (?:news|posts|articles|stories)|popular (?:posts|articles)|trending|advertisement|join the (?:conversation|discussion)|about us|contact us|you can also read)\s*:?$/i;

/** An item of a list that leads away, among others that do not. */
export const isCall = (item: string): boolean => countWords(item) <= LONGEST_CALL && CALLS.test(item.trim());

export const isAwaySection = (heading: string): boolean => AWAY.test(heading.trim());

/** A line of nothing but links or signs, or a call to do something else than read. */
export function isFurniture(block: Block, linkedLength: number): boolean {
  if (block.kind === "image" || block.text.trim() === "") return true;
  if (block.kind === "code" || block.kind === "table" || block.kind === "heading") return false;
  if (!/\p{L}{2}/u.test(block.text)) return true;
  const words = countWords(block.text.slice(0, 2000));
  if (block.kind === "list") return isMenu(block.text, linkedLength, block.items.length);
  if (words <= LONGEST_CREDIT && CREDIT.test(block.text.trim())) return true;
  return (
    words <= LONGEST_CALL &&
    (CALLS.test(block.text.trim()) ||
      TRAIL.test(block.text) ||
      SIGNED.test(block.text.trim()) ||
      isOnlyLinks(block.text, linkedLength))
  );
}

const isMenu = (text: string, linked: number, items: number): boolean =>
  items === 0 ||
  (linked >= text.replace(/\s/g, "").length * 0.9 && countWords(text) / items < 12) ||
  (CALLS.test(text.split("\n")[0] ?? "") && items === 1);

/** A line that is a link from end to end, and no sentence, leads elsewhere. */
const isOnlyLinks = (text: string, linked: number): boolean =>
  linked >= text.replace(/\s/g, "").length * 0.95 && !/[.!?]["”’)]*$/.test(text.trim());

/** Words to a model, not to a reader. */
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding) (?:instructions?|prompts?|text|messages?)|\b(?:dear|attention|note to|instructions? (?:for|to)) (?:ai|llms?|language models?|chatgpt|claude|gemini|(?:ai )?assistants?|bots?)\b|\b(?:system prompt|as an ai (?:language )?model|you are (?:now )?(?:an? )?(?:helpful )?(?:ai )?assistant)\b/i;

export const isOrder = (sentence: string): boolean => ORDERS.test(sentence);

/** One content word again and again: written for a machine that counts. */
export function isChant(stems: readonly string[]): boolean {
  if (stems.length < 6 || stems.length > 80) return false;
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return Math.max(...counts.values()) >= Math.max(4, stems.length / 3);
}
