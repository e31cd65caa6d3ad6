import { coverage } from "../../facts/query.ts";
import { contentStems, wordsOf } from "../../facts/words.ts";
import { defineAudit, scored } from "../audit.ts";
import { ramp } from "../say.ts";
import { titleElement } from "../snippets.ts";

export const titleTag = defineAudit({
  id: "title-tag",
  section: "technical_implementation",
  title: "A title that names the subject",
  why: "Title and heading are what a model sees first in a list of results.",
  ledger: ["TE13"],
  part: 0.3,

  run({ page, facts, quotes }) {
    const title = page.titleTag?.value ?? "";
    const length = [...title].length;
    const heading = page.headings.find((one) => one.level === 1)?.text ?? page.title ?? "";
    const sized = title === "" ? 0 : length < 15 ? ramp(length, 3, 15) : 1 - 0.6 * ramp(length, 70, 110);
    const named =
      heading === ""
        ? 1
        : coverage({ ...facts.query(), terms: facts.query().terms }, new Set(contentStems(wordsOf(title))));
    return scored(
      title === "" ? 0 : 0.6 * sized + 0.4 * named,
      title === "" ? "The page has no title element." : `The title has ${length} characters.`,
      {
        fix: [
          "Name the subject in the first words of the title and keep it between 15 and 65 characters.",
          "Cut the title to what the page answers; the site's name goes last.",
          "Let title and main heading use the same words.",
        ],
        quotes: quotes(title === "" ? [] : [title]),
        snippet: heading === "" ? null : titleElement(heading.slice(0, 65)),
      },
    );
  },
});
