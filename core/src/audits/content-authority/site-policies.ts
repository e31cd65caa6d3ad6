import { phrasesOfAll } from "../../language/packs/all.ts";
import { defineAudit, reported } from "../audit.ts";
import { listed } from "../say.ts";

/** Looked for in a link's path and text. */
const POLICY_PAGES: readonly { name: string; words: readonly string[] }[] = [
  { name: "an about page", words: phrasesOfAll("link.about") },
  { name: "a contact page", words: phrasesOfAll("link.contact") },
  { name: "a privacy page", words: phrasesOfAll("link.privacy") },
];
/** Footers come late, but a page with more links than this is a directory. */
const MAX_LINKS = 2000;

/** Reported without points: 7 of 26 "missing" pages that we checked were linked on a sister site or under another name. */
export const sitePolicies = defineAudit({
  id: "site-policies",
  section: "content_authority",
  title: "About, contact, privacy links",
  why: "Often advised; no measured effect.",
  ledger: ["AU8"],
  part: 0,

  run({ page }) {
    const places = page.links
      .slice(0, MAX_LINKS)
      .map((link) =>
        `${(URL.parse(link.href ?? "")?.pathname ?? "").replace(/-/g, " ")} ${link.text}`.toLowerCase(),
      );
    const missing = POLICY_PAGES.filter(
      ({ words }) => !places.some((place) => words.some((word) => place.includes(word))),
    ).map(({ name }) => name);
    return reported(
      missing.length === 0
        ? "Not scored. About, contact and privacy pages are linked."
        : `Not scored. We found no link to ${listed(missing)}.`,
    );
  },
});
