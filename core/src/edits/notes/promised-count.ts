/** A number is announced, and what follows has another number: the list right below, or the numbered headings of the page. */
import { english } from "../../language/packs/en.ts";
import { SPELLED_NUMBERS, spelledNumber } from "../../language/spelled-numbers.ts";
import { lowerWords } from "../../language/words.ts";
import { titlePromise } from "../../reading/entries/title-promise.ts";
import { isEnglish, type NoteFinder, noteOf } from "./note.ts";

const COUNTED = new RegExp(
  `\\b(?:these|the|following|are) (?:\\w+ )?(\\d{1,2}|${SPELLED_NUMBERS.slice(2).join("|")}) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+s(?: [^.:]{0,40})?:$`,
  "iu",
);
/** "Two of the three", "at least three" and "some" leave the number open. */
const OPEN = new Set([...english.words("preposition"), "some", "more", "first", "other"]);

export const promisedCount: NoteFinder = (subject) => [...inLists(subject), ...inHeadings(subject)];

const inLists: NoteFinder = (subject) => {
  if (!isEnglish(subject)) return [];
  const { blocks } = subject.page;
  return blocks.flatMap((block, at) => {
    const [list, after] = [blocks[at + 1], blocks[at + 2]];
    if (block.kind !== "paragraph" || list?.kind !== "list" || after?.kind === "list") return [];
    const line = block.text.split(/(?<=[.!?])\s+|\n/).at(-1) ?? "";
    const found = COUNTED.exec(line);
    const items = list.items.filter(({ depth }) => depth === 0);
    const count = spelledNumber(found?.[1] ?? "");
    if (
      !found ||
      lowerWords(line).some((word) => OPEN.has(word)) ||
      count < 2 ||
      items.length < 2 ||
      items.length === count
    )
      return [];
    return [
      noteOf(`count-${block.index}`, {
        fault: `The text announces ${count}, and the list below it has ${items.length}.`,
        todo: "Count the items, and correct the number or the list.",
        quotes: [line, items.at(-1)?.text ?? ""],
        about: "structure",
      }),
    ];
  });
};

const HEADING = /^#?(\d{1,2})[.):]\s+\S/;
/** A page may number something else than its title counts; then the numbers differ by more. */
const MIN_ENTRIES = 5;
const MIN_SHARE = 0.8;

/** The title promises ten, and the only numbered headings are 1 to 9. */
const inHeadings: NoteFinder = ({ page, facts }) => {
  const title = page.title ?? "";
  const { count } = titlePromise(title, facts.language().pack);
  const numbered = page.headings.flatMap(({ text, level }) => {
    const found = HEADING.exec(text);
    return found ? [{ number: Number(found[1]), text, level }] : [];
  });
  const last = numbered.at(-1);
  const isSeries = numbered.every(({ number, level }, at) => number === at + 1 && level === last?.level);
  const [fewer, more] = [numbered.length, count].toSorted((one, other) => one - other);
  if (!last || !isSeries || fewer === more || (fewer ?? 0) < MIN_ENTRIES) return [];
  if ((fewer ?? 0) < MIN_SHARE * (more ?? 0)) return [];
  return [
    noteOf("count-title", {
      fault: `The title promises ${count}, and the headings are numbered from 1 to ${numbered.length}.`,
      todo: "Correct the title or the list.",
      quotes: [title, last.text],
      about: "structure",
    }),
  ];
};
