type Extracted = { link: string | null; text: string };

const LINK = /https?:\/\/[^\s<>"'“”]+/gi;
const TRAILING = /[.,;:!?)\]}]+$/;
const MIN_TEXT_CHARS = 10;
const OUTER = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu;

/** The first link of an item, and what is left to read when all links are gone. */
export function extractLink(item: string): Extracted {
  const first = item.match(LINK)?.[0] ?? null;
  const text = item.replace(LINK, "").replace(/\s+/g, " ").replace(OUTER, "");
  return { link: first && withoutTail(first), text: text.length < MIN_TEXT_CHARS ? "" : text };
}

/** A full stop after a link belongs to the sentence; a closing bracket belongs to the link if it opened there. */
function withoutTail(link: string): string {
  const bare = link.replace(TRAILING, "");
  return /\([^)]*$/.test(bare) && link[bare.length] === ")" ? `${bare})` : bare;
}
