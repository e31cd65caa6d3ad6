import { slugWords } from "../../facts/text/slug-words.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { wordsOf } from "../../language/words.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";
import { count } from "../say.ts";

/** Titles rarely have more words than this once the small ones are left out. */
const MAX_WORDS = 9;
/** Four digits are a year; more are an ID. */
const ID = /\d{5,}/;

function faultsOf(url: URL, title: string, lexicon: Lexicon): string[] {
  const words = wordsOf(slugWords(url.href));
  const named = new Set(lexicon.stemsOfText(title));
  const sharesWord = lexicon.stems(words).some((stem) => named.has(stem));
  const faults: string[] = [];
  if (named.size > 0 && !sharesWord) faults.push("The URL shares no word with the title.");
  if (words.length > MAX_WORDS) faults.push(`The last part of the URL has ${count(words.length, "word")}.`);
  if (url.search !== "" || ID.test(url.pathname)) faults.push("The URL contains an ID or parameters.");
  return faults;
}

/** Without points: an ID does no harm, and moving a page costs more than a better URL is worth. */
export const slug = defineAudit({
  id: "slug",
  section: "technical_implementation",
  title: "Readable URL",
  why: "URLs that name the topic had more citations than keyword-stuffed ones in one count (6.4 against 2.7).",
  ledger: ["TE20"],
  part: 0,

  run({ page, facts }) {
    const url = URL.parse(page.url);
    if (!url || url.pathname === "/") return notApplicable("This is the site's home page.");
    const faults = faultsOf(url, page.title ?? "", facts.lexicon());
    return reported(
      faults.length === 0
        ? "Not scored. The URL is short and names the topic."
        : `Not scored. ${faults.join(" ")}`,
    );
  },
});
