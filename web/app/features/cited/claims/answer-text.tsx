/** An answer with a number after each claim. The number leads to the claim's row in the table below it. */
import type { AnswerClaim, SourcedAnswer } from "@citeworthy/core/cited/cited-view";

/** Marks that engines write into their answers: links to sources, numbers in brackets, Markdown. */
const LINK = /\[([^[\]\n]{1,300})\]\(https?:[^()\s]{1,2000}\)/g;
const CITATION_MARK = /\s?\[\^?\d{1,3}\]/g;
const MARKDOWN = /\*\*|__|`|^#{1,6}\s+/gm;
/** More blank lines than these stay: without a limit, a long run of them would be read again from each of its lines. */
const BULLET = /^\s{0,20}[-*•]\s+/gm;

/** Removes what isn't text. Works on a piece of an answer, where a mark may have lost its partner. */
export const readableText = (piece: string): string =>
  piece.replace(LINK, "$1").replace(CITATION_MARK, "").replace(MARKDOWN, "").replace(BULLET, "– ");

type Piece = { start: number; text: string; claim: number | null };

/** Splits the text at the end of each claim. A claim that begins inside an earlier one has no place of its own. */
export function piecesOf(text: string, claims: readonly Pick<AnswerClaim, "span">[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const inOrder = claims
    .map(({ span }, at) => ({ ...span, claim: at + 1 }))
    .toSorted((one, other) => one.end - other.end);
  for (const { end, claim } of inOrder) {
    if (end < from || end > text.length) continue;
    pieces.push({ start: from, text: text.slice(from, end), claim });
    from = end;
  }
  if (from < text.length) pieces.push({ start: from, text: text.slice(from), claim: null });
  return pieces;
}

export const claimId = (number: number): string => `claim-${number}`;

export function AnswerText({ answer: { text, claims } }: { answer: SourcedAnswer }) {
  return (
    <p className="max-w-[58ch] font-serif text-18 leading-[1.65] whitespace-pre-line wrap-anywhere md:text-22">
      {piecesOf(text, claims).map(({ start, text: piece, claim }) => (
        <span key={`${start} ${claim}`}>
          {readableText(piece)}
          {claim !== null && <ClaimMark number={claim} />}
        </span>
      ))}
    </p>
  );
}

const ClaimMark = ({ number }: { number: number }) => (
  <sup className="ml-0.5 leading-none">
    <a
      id={`${claimId(number)}-mark`}
      href={`#${claimId(number)}`}
      aria-label={`Claim ${number}`}
      className="relative rounded-xs bg-accent-wash px-1 py-0.5 font-sans text-12 leading-none font-semibold tracking-normal text-accent no-underline after:absolute after:-inset-x-1.5 after:-inset-y-2.5 hover:bg-accent hover:text-accent-ink"
    >
      {number}
    </a>
  </sup>
);
