/** Finds lists of natural-language words in a source file: strings of words, alternations, arrays. */
import { stopWordsOf } from "../../core/src/language/language-pack.ts";
import { english } from "../../core/src/language/packs/en.ts";
import { type SourceFile, visit } from "./source-files.ts";

/** Shorter lists are a rule's own wording. */
const MIN_ENTRIES = 5;
/** A longer string of bare words, without a comma or a full stop, is no sentence. */
const MAX_PROSE_WORDS = 14;
/** English prose mixes small words with others; lists hold one sort. */
const PROSE_SMALL_WORDS = { min: 0.15, max: 0.85 };

/** `name`: the constant or function of the file that holds the list. */
export type WordList = { path: string; name: string; entries: string[] };

/** A word or a phrase; no identifier such as `camelCase`, `snake_case` or `with.dots`. */
const WORD = /^\p{L}[\p{Ll}\p{M}]*(?:['’ -]\p{Ll}[\p{Ll}\p{M}]*)*$/u;
/** Arrays of texts with capitals are shown to people, not looked for. */
const LOWER = /^[^\p{Lu}]*$/u;
const BARE_WORDS = /^[\p{Ll}\p{M}'’ \n-]+$/u;

export function wordLists(file: SourceFile): WordList[] {
  const found: (WordList & { at: number })[] = [];
  const add = (at: number, entries: readonly string[]) => {
    const words = entries.filter((entry) => WORD.test(entry));
    if (words.length >= MIN_ENTRIES) found.push({ path: file.path, name: "", entries: words, at });
  };
  const identifiers = new Set<unknown>();
  visit(file, {
    // Types check these: they name things of the program.
    TSAsExpression: (node) => void identifiers.add(node.expression),
    VariableDeclarator(node) {
      if (node.id.type === "Identifier" && isTyped(node.id.typeAnnotation)) identifiers.add(node.init);
    },
    NewExpression(node) {
      if (node.typeArguments) for (const argument of node.arguments) identifiers.add(argument);
    },
    ArrayExpression(node) {
      if (identifiers.has(node)) return;
      add(
        node.start,
        node.elements.map((one) =>
          one?.type === "Literal" && typeof one.value === "string" && LOWER.test(one.value) ? one.value : "",
        ),
      );
    },
    Literal(node) {
      if ("regex" in node) for (const entries of alternations(node.regex.pattern)) add(node.start, entries);
      else if (typeof node.value === "string")
        for (const entries of listsIn(node.value)) add(node.start, entries);
    },
    TemplateElement(node) {
      for (const entries of listsIn(node.value.cooked ?? node.value.raw)) add(node.start, entries);
    },
  });
  const named = [...file.text.matchAll(DECLARED)];
  return found.map(({ at, ...list }) => ({
    ...list,
    name: named.findLast((declared) => declared.index < at)?.[1] ?? "",
  }));
}

/** What a file declares at its top level. */
const DECLARED = /^(?:export )?(?:const|let|function|type) (\w+)/gm;

/** Whether a declared type is narrower than text. */
const isTyped = (annotation: unknown): boolean =>
  annotation != null && !/"TSStringKeyword"/.test(JSON.stringify(annotation));

function listsIn(text: string): string[][] {
  if (text.includes("|")) return alternations(text);
  const parts = text.includes(",") ? text.split(",") : BARE_WORDS.test(text) ? text.trim().split(/\s+/) : [];
  return isProse(text, parts) ? [] : [parts.map((part) => part.trim())];
}

function isProse(text: string, parts: readonly string[]): boolean {
  if (text.includes(",")) return /[.!?]|\p{Lu}/u.test(text) || !/^\s*(?:[^,]{1,30},\s*){4}/.test(text);
  const small = parts.filter((part) => stopWordsOf(english).has(part)).length / parts.length;
  return parts.length <= MAX_PROSE_WORDS && small >= PROSE_SMALL_WORDS.min && small <= PROSE_SMALL_WORDS.max;
}

/** The alternatives of each group of a pattern, and those outside all groups. Optional endings are dropped: "trends?". */
function alternations(pattern: string): string[][] {
  const groups: string[][] = [];
  const open: string[][] = [];
  let current = [""];
  const append = (text: string) => void current.push((current.pop() ?? "") + text);
  for (const token of pattern.match(TOKEN) ?? []) {
    if (token.startsWith("(")) {
      open.push(current);
      current = [""];
    } else if (token === ")") {
      groups.push(current);
      current = open.pop() ?? [""];
      append(" ");
    } else if (token === "|") current.push("");
    else append(LITERAL[token] ?? (/^[\\[.?*+^$]/.test(token) ? "" : token));
  }
  return [...groups, current, ...open].map((entries) => entries.map((entry) => entry.trim()));
}

const TOKEN = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|\||[^\\[()|]/gsu;
/** Pieces of a pattern that stand for a character of a word. */
const LITERAL: Readonly<Record<string, string>> = { "['’]": "'", "[- ]": " ", "\\s": " ", "[-_]": " " };
