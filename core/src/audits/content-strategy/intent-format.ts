import type { Facts } from "../../facts/facts.ts";
import type { Intent } from "../../facts/intent.ts";
import { defineAudit, scored } from "../audit.ts";

/** What a searcher with this intent expects to meet, and how much of it is there. */
const EXPECTED: Record<Intent, { form: string; share(facts: Facts): number }> = {
  "how-to": {
    form: "steps in order",
    share: (facts) => (facts.steps().list || facts.steps().headings.length >= 3 ? 1 : 0.2),
  },
  comparison: {
    form: "a table or sections side by side",
    share: (facts) => {
      const { tables, headings, hasProsAndCons } = facts.comparison();
      return tables.length > 0 ? 1 : headings.length >= 2 || hasProsAndCons ? 0.6 : 0.1;
    },
  },
  commercial: {
    form: "a list of choices that are compared",
    share: (facts) => {
      const choices =
        facts.subheadings().length >= 3 ||
        facts.blocks().some((one) => one.kind === "list" && one.items.length >= 3);
      return facts.comparison().tables.length > 0 ? 1 : choices ? 0.7 : 0.1;
    },
  },
  definition: {
    form: "a definition at the top",
    share: (facts) => {
      const first = facts.definitions()[0];
      return first ? (first.wordsBefore <= 150 ? 1 : 0.5) : 0.2;
    },
  },
  informational: {
    form: "an article in sections",
    share: (facts) => {
      const { words } = facts.text();
      const sections = facts.subheadings().length;
      return (words >= 300 ? 0.5 : words / 600) + (sections >= 2 ? 0.5 : sections * 0.25);
    },
  },
};

export const intentFormat = defineAudit({
  id: "intent-format",
  section: "content_strategy",
  title: "The form fits the question",
  why: "Lists win commercial questions and articles informational ones.",
  ledger: ["CS12"],
  part: 0.3,

  run({ page, facts, quote }) {
    const intent = facts.intent();
    const { form, share } = EXPECTED[intent];
    const fits = share(facts);
    const verdict =
      fits >= 0.995
        ? "the page has it"
        : fits >= 0.5
          ? "the page has part of it"
          : "the page has little of it";
    const title = page.title ? [quote(page.title)] : [];
    return scored(
      fits,
      `The title reads as ${intent === "informational" ? "an" : "a"} ${intent} question, for which readers expect ${form}; ${verdict}.`,
      {
        fix: [
          `Give the page the form its title promises: ${form}.`,
          `Recast the main part as ${form}.`,
          `Either add ${form}, or rename the page after what it is.`,
        ],
        quotes: title,
      },
    );
  },
});
