/** What the wording of a page's question is decided by. */
import type { Kind } from "../../contract/reading.ts";
import type { Lexicon } from "../../language/lexicon.ts";

export type WordedPage = {
  kind: Kind;
  /** The name of the site, which is what a home page is asked about. */
  site: string | null;
  /** The main heading, for a title that only names the site. */
  heading: string | null;
  /** What its documentation is about, where the title says it after the topic: "PostgreSQL". */
  subject: string | null;
  /** Running text, to tell names from words that only a title capitalizes. */
  text: string;
  lexicon: Lexicon;
};

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
