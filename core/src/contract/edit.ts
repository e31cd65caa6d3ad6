/**
 * One edit of a page. Report, article, sections, exports, API, command line and assistants show the same list in the same
 * order; the article is the list applied to the page's own blocks.
 */
import type { Level } from "./bands.ts";
import type { ArticleBlock } from "./blocks.ts";
import type { EditTopic } from "./reading.ts";

export const EDIT_KINDS = [
  /** The answer in the first lines, in the place of words that say nothing or above the text. */
  "opening",
  /** The entries of a list at the top, by name or with what the page says of each. */
  "entries",
  /** Two or three sentences that make sense alone, at the top. */
  "takeaways",
  /** Facts of one or several passages as a table. */
  "table",
  /** A definition, put where its term is first used. */
  "definition",
  /** Steps written as text become a list. */
  "steps",
  /** Headings that are added, renamed or set as such, as one set. */
  "headings",
  /** A paragraph or a section that belongs elsewhere. */
  "move",
  /** Announcements, calls to action and greetings are left out. */
  "strike",
  /** What the page says twice is said once. */
  "repeat",
  /** A small correction of wording or spelling. */
  "correction",
  /** A figure or claim is marked, because the page doesn't name its source. */
  "source",
  /** Facts that the page lacks: the author has them, or looks them up. */
  "facts",
  /** The page's title or description. */
  "title",
  /** What a developer changes, with its code where we can write it. */
  "technical",
  /** Something for the author to decide. It changes nothing by itself. */
  "note",
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** What is wrong with new words, or what the rules can't decide about them. */
export const WHYS = [
  /** A name, figure or quotation that the page doesn't have, or words that nothing on the page carries. */
  "adds-fact",
  /** It says of one thing what the page says of another. */
  "wrong-pair",
  /** A "not", a limit, a unit, a comparison or a superlative is added, lost or turned round. */
  "changes-meaning",
  /** No single passage says all of it, though its words are on the page. */
  "several-passages",
  /** A name or figure that stands nowhere else would go. */
  "drops-fact",
  /** Nothing shows that the sentence is filler. */
  "not-filler",
  "dangling",
  "empty-section",
  "torn",
  "not-plain",
  "no-change",
] as const;
export type Why = (typeof WHYS)[number];

/** What the rules can't decide about an edit: the user compares it with the page's sentence. */
export type Doubt = { why: Why; quote: string };

export type EditStep =
  /** `before`: the id of the block that follows the new ones; null puts them at the end. */
  | { do: "insert"; before: string | null; blocks: readonly ArticleBlock[] }
  /** The new blocks take the place of the first of the named ones. */
  | { do: "replace"; blocks: readonly string[]; by: readonly ArticleBlock[] }
  /** Ids of sentences. A paragraph without sentences disappears. */
  | { do: "strike"; sentences: readonly string[] }
  | { do: "mark"; sentence: string; mark: string };

export type Edit = {
  /** The same for the same finding on the same page. */
  id: string;
  kind: EditKind;
  /** Who found it: our own rules, or a connected model whose words passed the gate. */
  by: "rules" | "model";
  about: EditTopic;
  /** The check whose points it wins; null where no scored check covers the topic. */
  audit: string | null;
  /** What the edit does, in a few words. */
  title: string;
  /** What is wrong, in one plain sentence. */
  fault: string;
  /** One instruction in plain words. */
  do: string;
  /** Why it helps, or where its words come from. */
  reason: string;
  /** Where on the page, as a quote; null for the page as a whole. */
  at: string | null;
  /** The words it replaces or removes; null where it only adds. */
  before: string | null;
  /** Finished text, or null where it only removes or the page lacks the facts. It never has blanks. */
  after: string | null;
  /** What only the author can supply ("the monthly cost, with its source"); null where nothing is missing. */
  needs: string | null;
  /** Words of the page that prove a note, letter for letter. Only notes have them. */
  quotes?: readonly string[];
  /** How it is made on the page's blocks. Empty where only the author can make it. */
  steps: readonly EditStep[];
  /** Absent where nothing is in doubt. */
  doubt?: Doubt;
  effort: Level;
  /** What making it adds to the overall score; null where that isn't known before it is made. */
  points: number | null;
};

/** An edit that is made with one click. A mark only says where the author has to add something. */
export const isFinished = ({ steps, kind }: Pick<Edit, "steps" | "kind">): boolean =>
  steps.length > 0 && kind !== "source";
export const isNote = ({ kind }: Pick<Edit, "kind">): boolean => kind === "note";
