/** What an article says first, held against what careful readers marked. Nothing of the writer's code is used here. */

export type Marked = {
  answer: { sentences: string[]; items?: string[] };
  never_quote: string[];
};

const FIRST_WORDS = 80;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => words(text).join(" ");

/** The lines of a Markdown text as a reader sees them, without title and byline. */
export function shownLines(markdown: string): string[] {
  const isRule = (line: string) => /^\|(?: --- \|)+$/.test(line);
  return markdown
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "" && !isRule(line) && !/^\*[^*]+\*$/.test(line))
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6} |- |\d+\. |> ?)/, "")
        .replace(/\\([\\`*_[\]<>#|&+.=~)(-])/g, "$1")
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
    );
}

const firstText = (markdown: string): string =>
  words(shownLines(markdown).join(" ")).slice(0, FIRST_WORDS).join(" ");

/** One of the readers' sentences, whole or all but its end. */
export function holdsSentence(markdown: string, { answer }: Marked): boolean {
  const text = firstText(markdown);
  return answer.sentences.some((sentence) => {
    const list = words(sentence);
    const part = list.length > 12 ? list.slice(0, Math.ceil(list.length * 0.8)) : list;
    return list.length > 0 && text.includes(part.join(" "));
  });
}

const SMALL = new Set(
  "the a an of to in and or is are was were for on with that this it as at by be from can you your we our they their which will has have not but if more than its".split(
    " ",
  ),
);
const content = (text: string) => new Set(words(text).filter((word) => !SMALL.has(word)));
const SAME_FACTS = 0.65;
const MIN_WORDS = 4;

/** A sentence that has most of the words of one of theirs. */
export function holdsFacts(markdown: string, { answer }: Marked): boolean {
  const sentences: string[] = [];
  let count = 0;
  for (const line of shownLines(markdown))
    for (const sentence of line.split(/(?<=[.!?])\s+/)) {
      if (count >= FIRST_WORDS) break;
      sentences.push(sentence);
      count += words(sentence).length;
    }
  return answer.sentences.some((wanted) => {
    const needed = [...content(wanted)];
    if (needed.length < MIN_WORDS) return false;
    return sentences.some((one) => {
      const said = content(one);
      return needed.filter((word) => said.has(word)).length / needed.length >= SAME_FACTS;
    });
  });
}

/** Half of the entries, where the answer is a list of them. */
export function holdsItems(markdown: string, { answer: { items = [] } }: Marked): boolean {
  const text = firstText(markdown);
  return items.length >= 3 && items.filter((item) => text.includes(plain(item))).length / items.length >= 0.5;
}

/** The first sentence is one that no sensible tool would quote. */
export function startsBadly(markdown: string, { answer, never_quote }: Marked): boolean {
  // An article that begins with the names of its entries begins with them, however short they are.
  const isListed = /^#[^\n]*\n+(?:\*[^*\n]+\*\n+)?(?:## [^\n]*\n+)?(?:- |\d+\. )/.test(markdown);
  const lines = shownLines(markdown).slice(isListed ? 1 : 0);
  const first = plain(lines.find((line) => isListed || words(line).length >= 4) ?? "");
  const starts = (sentence: string) => words(sentence).length >= 3 && first.startsWith(plain(sentence));
  return never_quote.some(starts) && !answer.sentences.some(starts);
}
