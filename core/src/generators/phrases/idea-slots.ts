/** What an idea's title and description say about the topic. */
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { askedVerb } from "./asked-verb.ts";
import { inSentence, isTitled, titleCase } from "./casing.ts";
import { asks, type Phrase } from "./phrase.ts";
import { gerund } from "./search-forms.ts";

export type Slots = Record<"S" | "a" | "V" | "O" | "better" | "Q" | "G", string> & {
  /** The subject inside a sentence, or null where it would need an article. */
  s: string | null;
  /** A plural that verbs can take without an article, as a title; null for other subjects. */
  C: string | null;
  /** The verb where people ask what the subject is. */
  is: string | null;
};

/** Longer subjects leave no room for the rest of a title. */
const LONGEST_SUBJECT = 70;
/** Where a long subject can end: before one of these words, or at a comma. */
const BREAK = new RegExp(`(?:,|\\s${alternatives(english.phrases("topic.break"))})(?=\\s)`, "gi");

/** The subject up to the last break that fits. */
export function shortened(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject;
  const ends = [...subject.matchAll(BREAK)].map(({ index }) => index).filter((end) => end <= LONGEST_SUBJECT);
  const end = ends.at(-1) ?? subject.lastIndexOf(" ", LONGEST_SUBJECT);
  return subject.slice(0, end > 0 ? end : LONGEST_SUBJECT).replace(/[\s,;:-]+$/, "");
}

const titled = (word: string | null): string | null => word && titleCase(word);
const firstPart = (given: string): string => given.split(/:\s+/)[0] ?? given;

export function slotsOf(phrase: Phrase): Slots {
  const { grammar, intent, core, given } = phrase;
  const subject = shortened(intent === "choice" || intent === "comparison" ? firstPart(given) : core);
  const sides = titleCase(core).split(/ vs\. /);
  const [last = ""] = sides.slice(-1);
  const plain = titleCase(subject.replace(/[?!.]+$/, ""));
  return {
    S: plain,
    a: titleCase(shortened(core)),
    V: sides.join(" vs. "),
    O: `${sides.slice(0, -1).join(", ")} or ${last}`,
    better: sides.length > 2 ? "Best" : "Better",
    Q: `${plain}${asks(phrase) || given.endsWith("?") ? "?" : ":"}`,
    G: titleCase(shortened(firstPart(given))),
    C:
      phrase.number === "plural" && grammar === "thing" && !isTitled(core)
        ? titleCase(shortened(core))
        : null,
    is: titled(askedVerb(phrase)),
    s: grammar === "versus" || grammar === "whole" ? null : sentenceForm(phrase),
  };
}

function sentenceForm({ grammar, number, core, intent }: Phrase): string | null {
  if (core.length > LONGEST_SUBJECT || isTitled(core) || intent === "choice") return null;
  if (grammar === "action") return gerund(inSentence(core));
  return grammar === "activity" || number !== "single" ? inSentence(core) : null;
}
