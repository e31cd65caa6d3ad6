/** An answer -> its claims: sentences, list items and table rows that state something, each with the sources that it cites. */
import { splitSentences } from "../facts/text/split-sentences.ts";
import { packFor } from "../language/pack-for.ts";
import { countWords, wordsOf } from "../language/words.ts";
import type { KeptCitation } from "../visibility/answers/kept-answer.ts";
import type { Span } from "../visibility/answers/mentions.ts";
import type { AnswerClaim, ClaimFact } from "./cited-view.ts";
import { CLAIM_FACTS } from "./cited-view.ts";
import { claimNames } from "./claims/claim-names.ts";
import { isClaim } from "./claims/is-claim.ts";
import { plainAnswer, tidied } from "./claims/plain-answer.ts";
import { valuesIn } from "./values/values.ts";

export type SplitClaim = Pick<AnswerClaim, "text" | "span" | "facts" | "decidedBy" | "cites"> & {
  /** What the answer says it about, where the claim itself doesn't: the heading, the line before a list, a table's header. */
  about: string[];
  /** Of the whole answer. */
  language: string | null;
};

type Answer = { text: string; citations: readonly Pick<KeptCitation, "position" | "cited" | "spans">[] };

/** Answers have a few hundred words; the rest of a longer one isn't read. */
export const MAX_ANSWER_CHARS = 60_000;
export const MAX_CLAIMS = 200;
const MAX_SPANS = 2_000;
/** A longer row or line isn't a statement that one passage could support. */
const MAX_CLAIM_CHARS = 1_000;

export function splitClaims({ text: whole, citations }: Answer): SplitClaim[] {
  const text = whole.slice(0, MAX_ANSWER_CHARS);
  const cites = placesOf(citations);
  const plain = plainAnswer(
    text,
    cites.map(({ span }) => span),
  );
  const language = languageOf(plain);
  const claims: SplitClaim[] = [];
  for (const piece of cutPieces(plain, cites)) {
    const words = tidied(plain.slice(piece.start, piece.wordsEnd));
    if (words.length > MAX_CLAIM_CHARS) continue;
    const facts = factsOf(words, language);
    if (!isClaim(words, facts.facts.length > 0)) continue;
    const span = {
      start: piece.start,
      end: piece.start + text.slice(piece.start, piece.end).trimEnd().length,
    };
    claims.push({
      text: words,
      span,
      ...facts,
      cites: citedIn(cites, span),
      about: piece.about,
      language,
    });
    if (claims.length === MAX_CLAIMS) break;
  }
  return claims;
}

/** Fewer words have no language of their own. */
const MIN_LANGUAGE_WORDS = 8;
/** Short texts count as English elsewhere; an answer of two sentences has a language, too. */
const ENOUGH_WORDS = 40;

function languageOf(text: string): string | null {
  const words = wordsOf(text.slice(0, 4_000));
  if (words.length < MIN_LANGUAGE_WORDS) return null;
  const sample = Array.from(
    { length: Math.max(words.length, ENOUGH_WORDS) },
    (_, at) => words[at % words.length] ?? "",
  );
  return packFor(sample, null)?.code ?? null;
}

type Cite = { span: Span; position: number };

function placesOf(citations: Answer["citations"]): Cite[] {
  const all = citations
    .filter(({ cited }) => cited)
    .flatMap(({ spans, position }) => spans.map((span) => ({ span, position })));
  return all.toSorted((one, other) => one.span.start - other.span.start).slice(0, MAX_SPANS);
}

const citedIn = (cites: readonly Cite[], { start, end }: Span): number[] =>
  [
    ...new Set(
      cites.filter(({ span }) => span.end > start && span.start < end).map(({ position }) => position),
    ),
  ].toSorted((one, other) => one - other);

/** What decides a claim, in the order of the text. */
export function factsOf(text: string, language: string | null): { facts: ClaimFact[]; decidedBy: string[] } {
  const values = valuesIn(text, { language });
  const names = claimNames(text, language);
  const kinds = new Set<ClaimFact>([
    ...values.map(({ kind }) => kind),
    ...(names.length > 0 ? ["name" as const] : []),
  ]);
  const decidedBy = [...values.map(({ raw }) => raw.trim()), ...names];
  return {
    facts: CLAIM_FACTS.filter((fact) => kinds.has(fact)),
    decidedBy: [...new Set(decidedBy)].toSorted((one, other) => text.indexOf(one) - text.indexOf(other)),
  };
}

/** `wordsEnd`: where the words end and marks may follow. */
type AnswerPiece = Span & { wordsEnd: number; about: string[] };

const HEADING = /^\s{0,3}#{1,6}\s/u;
const BULLET = /^\s*(?:[-*•+‣·]\s+|\d{1,3}[.)]\s+|>\s?)+/u;
const FENCE = /^\s*```/u;
const RULE = /^\s*(?:[-*_=]\s*){3,}$/u;
/** Words that only introduce what follows. */
const MAX_HEADING_WORDS = 12;

function* piecesOf(plain: string): Generator<AnswerPiece> {
  let heading: string | null = null;
  let lead: string | null = null;
  let header: string | null = null;
  let isCode = false;
  let from = 0;
  for (const line of plain.split("\n")) {
    const start = from;
    from += line.length + 1;
    if (FENCE.test(line)) isCode = !isCode;
    const words = tidied(line);
    if (isCode || words === "" || RULE.test(line)) continue;
    if (HEADING.test(line)) {
      [heading, lead, header] = [tidied(line.replace(HEADING, "")), null, null];
      continue;
    }
    if (/^\s*\|/u.test(line)) {
      if (/^[\s|:-]+$/u.test(line)) continue;
      if (header === null) header = words;
      else yield rowPiece(line, start, [header, ...present(lead), ...present(heading)]);
      continue;
    }
    header = null;
    if (/[:：]$/u.test(words) && countWords(words) <= MAX_HEADING_WORDS) {
      lead = words;
      continue;
    }
    const about = [...present(lead), ...present(heading)];
    const skip = BULLET.exec(line)?.[0].length ?? 0;
    if (skip === 0) lead = null;
    yield* sentencesOf(line.slice(skip), start + skip, about);
  }
}

const present = (text: string | null): string[] => (text === null ? [] : [text]);

function rowPiece(line: string, start: number, about: string[]): AnswerPiece {
  const opening = /^\s*\|\s*/u.exec(line)?.[0].length ?? 0;
  const closing = withoutRight(line, "| \t");
  return { start: start + opening, end: start + line.length, wordsEnd: start + closing, about };
}

function withoutRight(line: string, signs: string): number {
  let end = line.length;
  while (end > 0 && signs.includes(line[end - 1] ?? "")) end--;
  return end;
}

/** Parts of a sentence this long, each with its own mark, are two claims: "It costs $29 a month[1] and was updated in March 2025[2]." */
const MIN_CUT_WORDS = 4;

function* cutPieces(plain: string, cites: readonly Cite[]): Generator<AnswerPiece> {
  // A citation mark covers no words, so it belongs to the claim before it; a span of words covers its whole claim.
  const marks = cites
    .map(({ span }) => span)
    .filter(({ start, end }) => plain.slice(start, end).trim() === "");
  let next = 0;
  for (const piece of piecesOf(plain)) {
    let { start, about } = piece;
    while (next < marks.length && (marks[next]?.start ?? 0) < piece.start) next++;
    for (; next < marks.length && (marks[next]?.end ?? 0) <= piece.wordsEnd; next++) {
      const { start: wordsEnd, end } = marks[next] as Span;
      const [left, right] = [plain.slice(start, wordsEnd), plain.slice(end, piece.wordsEnd)];
      if (countWords(left) < MIN_CUT_WORDS || countWords(right) < MIN_CUT_WORDS) continue;
      yield { start, end, wordsEnd, about };
      about = [tidied(left), ...about];
      start = end;
    }
    yield { ...piece, start, about };
  }
}

function* sentencesOf(line: string, offset: number, about: string[]): Generator<AnswerPiece> {
  const starts: number[] = [];
  let from = 0;
  let isAbbreviation = false;
  for (const sentence of splitSentences(line)) {
    const at = line.indexOf(sentence, from);
    if (at < 0) continue;
    from = at + sentence.length;
    if (!isAbbreviation) starts.push(at);
    // "Approx." at the start of a sentence isn't a sentence.
    isAbbreviation = /^\p{L}{1,9}\.$/u.test(sentence);
  }
  let before: string[] = about;
  for (const [place, start] of starts.entries()) {
    const end = starts[place + 1] ?? line.length;
    const wordsEnd = withoutRight(line.slice(0, end), " \t");
    yield {
      start: offset + start,
      end: offset + end,
      wordsEnd: offset + wordsEnd,
      about: before,
    };
    before = [tidied(line.slice(start, wordsEnd)), ...about];
  }
}
