import { coverage, slugWords } from "../../facts/query.ts";
import { contentStems, wordsOf } from "../../facts/words.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

export const slug = defineAudit({
  id: "slug",
  section: "technical_implementation",
  title: "A readable address",
  why: "Addresses that name the topic are cited more than stuffed ones.",
  ledger: ["TE20"],
  part: 0.6,

  run({ page, facts }) {
    const address = URL.parse(page.url);
    if (!address || address.pathname === "/") return notApplicable("The address is the site's front page.");
    const words = wordsOf(slugWords(page.url));
    const named = coverage(facts.query(), new Set(contentStems(words)));
    const sized = words.length >= 1 && words.length <= 9;
    const clean = !/[?&=]|\d{5,}/.test(address.pathname + address.search);
    const share = 0.5 * Math.min(1, named * 2) + (sized ? 0.25 : 0) + (clean ? 0.25 : 0);
    return scored(
      share,
      `The address has ${count(words.length, "word")}, ${named > 0 ? "names the topic" : "does not name the topic"} and ${clean ? "carries no ids or parameters" : "carries ids or parameters"}.`,
      {
        fix: [
          "For new pages use two to seven words of the title; an address that is linked to had better stay.",
          "Let the next address name the topic in a few words; do not move this one without a redirect.",
          "Drop ids and parameters from addresses of new pages.",
        ],
      },
    );
  },
});
