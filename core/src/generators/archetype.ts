/** What a kind of piece is made of, and which kinds there are. */
export const ALWAYS = [
  "explainer",
  "how-to",
  "comparison",
  "checklist",
  "study",
  "faq",
  "mistakes",
  "case",
] as const;
/** Two of these come last, by turns. */
export const SOMETIMES = ["template", "myths", "glossary", "interview"] as const;
export type ArchetypeId = (typeof ALWAYS)[number] | (typeof SOMETIMES)[number];

/**
 * `S` the subject as a title, with its niche. `a` what to do ("Train a Puppy") or the whole comparison, `X` and `Y` its two sides, `Q` the words as
 * they stand with their mark. `For`: " for Dentists", or nothing. `An`: the subject with its article, or null.
 */
export type Slots = { S: string; a: string; X: string; Y: string; Q: string; For: string; An: string | null };
type Titles = readonly ((slots: Slots) => string)[];

export type Archetype = {
  contentType: string;
  audience: string;
  /** `label` fits every subject; `fluent` needs one that stands in a sentence without an article. */
  titles: {
    label: Titles;
    fluent: Titles;
    compound?: (an: string) => string;
    action: Titles;
    versus: Titles;
    whole: Titles;
  };
  /** `s` is the subject in a sentence. */
  descriptions: readonly ((s: string) => string)[];
  searches: (k: string) => string[];
};
