/** Who says a quotation: the name beside it, the speaker before, or the person named last. */
import type { Block } from "../../page/page-model.ts";
import { type QuotedPiece, SENTENCE_END } from "./quoted-text.ts";
import { fullNamesIn, refersBack, speakerIn } from "./speakers.ts";

export type SpeakerContext = {
  /** The speaker of the quotation before, over the end of a block. */
  last: string | null;
  /** The person named last in the text; it is only searched where a pronoun asks for the name. */
  named: () => string | null;
  /** The block before ended inside a quotation. */
  open: boolean;
};

/** The last full name before a block; the places asked for must not go back. */
export function lastNamed(blocks: readonly Block[]): (before: number) => string | null {
  let read = 0;
  let named: string | null = null;
  return (before) => {
    for (; read < before; read++)
      named = fullNamesIn(blocks[read]?.text.slice(-PRONOUN_REACH_CHARS) ?? "").at(-1) ?? named;
    return named;
  };
}

/** How far back a pronoun reaches for a name, in characters. */
const PRONOUN_REACH_CHARS = 600;

export function speakerOf(
  piece: QuotedPiece,
  previous: string | null,
  context: SpeakerContext,
): string | null {
  const named = speakerIn(piece.tail) ?? speakerIn(piece.lead);
  if (named !== null) return named;
  if (refersBack(piece.tail) || refersBack(piece.lead))
    return (
      previous ??
      fullNamesIn(piece.textBefore.slice(-PRONOUN_REACH_CHARS)).at(-1) ??
      context.last ??
      context.named()
    );
  // A quotation that goes on after the words that named its speaker has the same one.
  const between = piece.between.split(SENTENCE_END).filter((part) => part.trim() !== "");
  return between.length <= 1 ? previous : null;
}
