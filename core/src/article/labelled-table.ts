/** Items that each begin with a name, three or more of them, are rows of a table: name and what is said of it. */
import { countWords } from "../facts/words.ts";
import { type Part, plain, type Words } from "./parts.ts";

const FEWEST_ROWS = 3;
const MOST_ROWS = 12;
const LONGEST_NAME = 5;
const SHORTEST_TEXT = 4;
/** A longer text is read better in a list. */
const LONGEST_TEXT = 40;
const LONGEST_HEADER = 70;
const NAMED = /^([^:–—.?!]{2,45}?)(?::|\s[–—-])\s+(\S[\s\S]*)$/;

type List = Extract<Part, { kind: "list" }>;
type Row = { name: string; said: Words };

/** The first such list of the article, where it has no table yet: one is a help, ten are a form. */
export function withTable(parts: readonly Part[], header: string): Part[] {
  if (parts.some((part) => part.kind === "table")) return [...parts];
  for (const [at, part] of parts.entries()) {
    const before = parts.slice(0, at).findLast((one) => one.kind === "heading");
    const rows = part.kind === "list" && before ? rowsOf(part) : null;
    if (!rows || before?.kind !== "heading" || !isHeader(before.text)) continue;
    const table: Part = {
      kind: "table",
      header: [plain(before.text), plain(header)],
      rows: rows.map(({ name, said }) => [plain(name), [...said]]),
    };
    return parts.with(at, table);
  }
  return [...parts];
}

/** A question over a list asks for all of it; over a column it would ask for names. */
const isHeader = (text: string): boolean => text.length <= LONGEST_HEADER && !/[?？]$/.test(text);

function rowsOf({ items, isOrdered }: List): Row[] | null {
  if (isOrdered || items.length < FEWEST_ROWS || items.length > MOST_ROWS) return null;
  const rows = items.map(({ words, depth }) => (depth === 0 ? rowOf(words) : null));
  const found = rows.flatMap((row) => row ?? []);
  return found.length === items.length ? found : null;
}

function rowOf([first, ...more]: Words): Row | null {
  const [, name = "", text = ""] = first && first.href === undefined ? (NAMED.exec(first.text) ?? []) : [];
  const said: Words = [{ text }, ...more];
  const length = countWords(said.map((run) => run.text).join(""));
  const fits = countWords(name) <= LONGEST_NAME && length >= SHORTEST_TEXT && length <= LONGEST_TEXT;
  return name !== "" && fits ? { name: name.trim(), said } : null;
}
