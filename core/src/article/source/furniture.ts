/** Parts of the main content that aren't part of the page's text: buttons, credits, menus, doors to other pages. */
import { countWords } from "../../facts/text/words.ts";
import { openingPattern, phrasePattern } from "../../language/phrase-pattern.ts";
import type { Block } from "../../page/page-model.ts";

/** A whole line that begins like this leads away, thanks a photographer or belongs to the page's machinery. */
const OPENINGS = [
  "advertisement|sponsored|share this|share on|share with|share via|sharing is caring|tweet this|pin it|print this",
  "follow us|follow me|subscribe|sign up for|sign up to|join our newsletter|join our mailing|get our newsletter",
  "read more|read also|read next|read the full|you may also like|you might also like|you may like|related:|recommended for you",
  "see also|more from|more stories|also on|also read|trending|most read|most popular|next article|previous article",
  "continue reading|keep reading|click here|tap here|watch now|listen now|photo by|photos by|photograph by|photo credit",
  "photo courtesy|image by|image credit|image source|image courtesy|getty images|file photo|credit:|leave a comment|leave a reply",
  "tags:|filed under|category:|categories:|posted in|posted by|posted on|last updated|copyright|©|all rights reserved",
  "thanks for reading|view comments|view all|view gallery|show more|show less|show comments|load more|loading|skip to",
  "back to top|table of contents|in this article|on this page|jump to|by signing up|by clicking|copy link|report this",
].join("|");
const OPENS_FURNITURE = openingPattern(OPENINGS);
/** Buttons: nothing but these words. */
const BUTTON =
  /^(?:share|tweet|print|email|save|reply|like|comments?|contents?|\d+ comments?|\d+ ?min(?:ute)?s? read)$/i;
const MAX_FURNITURE_WORDS = 24;

/** Who wrote it and when. */
const BYLINE = /^(?:by|von|par|por|di|door) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,4}$/iu;
const SIGNED = /^(?:by|on behalf of) \p{Lu}\S+ \p{Lu}\S+[^.]{0,80}\b(?:19|20)\d\d\b[^.]{0,60}$/iu;
const AGENCIES =
  "Getty|AP|AFP|Reuters|Shutterstock|iStock|Unsplash|Pexels|Pixabay|Adobe Stock|Alamy|Wikimedia";
/** The line under a picture, known by the agency it ends with. */
const CREDIT = new RegExp(
  `(?:[/(|]|via|by|courtesy of|photo:|image:|credit:)\\s?(?:${AGENCIES})[\\w ]{0,14}\\)?\\.?$`,
);
const MAX_CREDIT_WORDS = 60;
/** The way from the front page down to this one. */
const BREADCRUMBS = /^[^.!?\n/›»>]{2,40}(?:\s*[/›»>]\s*[^.!\n/›»>]{2,120}){2,}$/;

/** Sections that lead away from the text. */
const AWAY = phrasePattern(
  [
    "related|related articles|related posts|related stories|related content|related reading|related links|related topics",
    "you may also like|you might also like|you may also enjoy|recommended|recommended for you|recommended reading",
    "read more|read next|read also|see also|further reading|share|share this|share this article|share this post",
    "comments|leave a comment|leave a reply|post navigation|newsletter|tags|categories|table of contents|contents",
    "in this article|latest news|latest posts|latest articles|latest stories|popular posts|popular articles|trending",
    "advertisement|join the conversation|join the discussion|about us|contact us|you can also read|customer reviews",
    "recently viewed|customers also bought|you may also be interested in|more articles|share your thoughts",
  ].join("|"),
);
const AWAY_OPENING = openingPattern("more from|more stories|more on|subscribe|sign up|follow us");

export function isAwaySection(heading: string): boolean {
  const text = heading.trim().replace(/\s*:$/, "");
  const found = AWAY.exec(text);
  const isWhole = found !== null && found.index === 0 && found[0].length === text.length;
  return isWhole || AWAY_OPENING.test(text) || /^\d+ (?:comments?|responses|thoughts|replies)\b/i.test(text);
}

export const isByline = (text: string): boolean => BYLINE.test(text.trim()) || SIGNED.test(text.trim());

const MAX_DATELINE_WORDS = 16;
const DATED_OPENING = openingPattern(
  "published|updated|last updated|posted on|last reviewed|veröffentlicht|aktualisiert|publié le|publicado",
);
const ONLY_A_DAY =
  /^(?:\p{L}+,? )?(?:\p{L}{3,9}\.? \d{1,2},? (?:19|20)\d\d|\d{1,2}\.? \p{L}{3,9}\.?,? (?:19|20)\d\d)$/u;

/** The page's own line that says who wrote it and when. */
export function isDateline(text: string): boolean {
  const line = text.trim();
  if (line.includes("\n") || countWords(line) > MAX_DATELINE_WORDS) return false;
  return (
    isByline(line) || ONLY_A_DAY.test(line) || (DATED_OPENING.test(line) && /\b(?:19|20)\d\d\b/.test(line))
  );
}

/** Leads away from the text instead of adding to it. */
export const leadsAway = (line: string): boolean =>
  countWords(line) <= MAX_FURNITURE_WORDS && (OPENS_FURNITURE.test(line.trim()) || BUTTON.test(line.trim()));

/** `linkedLength`: characters of the block that are links, without spaces. */
export function isFurniture(block: Block, linkedLength: number): boolean {
  if (block.kind === "image" || block.text.trim() === "") return true;
  if (block.kind === "code" || block.kind === "table" || block.kind === "heading") return false;
  const text = block.text.trim();
  if (!/\p{L}{2}/u.test(text)) return true;
  if (block.kind === "list") return isMenu(text, linkedLength, block.items.length);
  const words = countWords(text.slice(0, 2000));
  if (words <= MAX_CREDIT_WORDS && CREDIT.test(text)) return true;
  if (words > MAX_FURNITURE_WORDS) return false;
  return leadsAway(text) || BREADCRUMBS.test(text) || isByline(text) || isOnlyLinks(text, linkedLength);
}

const MENU_SHARE = 0.9;
/** Linked items that are this long say something themselves. */
const MIN_ITEM_WORDS = 12;

const isMenu = (text: string, linked: number, items: number): boolean =>
  items === 0 ||
  (linked >= text.replace(/\s/g, "").length * MENU_SHARE && countWords(text) / items < MIN_ITEM_WORDS) ||
  (items === 1 && leadsAway(text));

const LINK_SHARE = 0.95;

/** A line that is a link from end to end and no sentence leads elsewhere. */
const isOnlyLinks = (text: string, linked: number): boolean =>
  linked >= text.replace(/\s/g, "").length * LINK_SHARE && !/[.!?:]["”’)]*$/.test(text);
