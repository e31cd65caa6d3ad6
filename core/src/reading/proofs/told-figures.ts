/** Sentences and entries that tell figures of the page's subject, those with a unit first. */
import type { NumberSentence } from "../../facts/numbers/numbers.ts";
import { clip } from "../../facts/text/quote.ts";
import type { PhraseRole } from "../../language/roles.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isProse } from "../../sentences/prose.ts";
import { cuedSentence, hasCue, placesOf, startsWith } from "../../sentences/sentence.ts";
import type { Material } from "../material.ts";
import type { ProofSource } from "../proof-words.ts";

/** What others said comes after what the page says, and how long the writer did something comes last. */
const [MEASURED, NAMES_SUBJECT, SAID_BY_OTHERS, OF_WRITER] = [2, 1, -2, -3];

export function toldFigures({ material, key }: ProofSource): string[] {
  return material.facts
    .numbers()
    .map((one) => ({ text: one.sentence.text, strength: strengthOf(one, material, key) }))
    .filter((one): one is { text: string; strength: number } => one.strength !== null)
    .toSorted((one, other) => other.strength - one.strength)
    .map(({ text }) => text);
}

/** Advertisements, and lines that lead to other pages. */
const AWAY: readonly PhraseRole[] = ["voucher", "aboutPage"];

/** Null where no figure is told: in a label, a name, an advertisement. */
function strengthOf(
  { sentence: { text, kind }, values }: NumberSentence,
  { lexicon }: Material,
  key: ReadonlySet<string>,
): number | null {
  const { pack } = lexicon;
  const cued = cuedSentence(text, pack, { kind });
  // Lines that are no sentence hold figures in lists and tables; elsewhere they are labels.
  if (!isProse(cued) && kind === "paragraph") return null;
  if (hasCue(cued, "callToAction") || AWAY.some((role) => placesOf(cued, role).length > 0)) return null;
  if (placesOf(cued, "offer").length > 0 && OFFERS.test(text)) return null;
  // The end of a long sentence isn't shown.
  const shown = clip(text);
  const told = values.filter((value) => shown.includes(value) && !isName(value, text));
  if (told.length === 0) return null;
  const isMeasured = told.some((value) => MEASURE.test(value) || (/\p{L}/u.test(value) && !SPAN.test(value)));
  const names = lexicon.stemsOfText(shown).some((stem) => key.has(stem));
  const isOfWriter = startsWith(cued, "pluralSelf") || startsWith(cued, "singularSelf");
  return (
    (isMeasured ? MEASURED : 0) +
    (names ? NAMES_SUBJECT : 0) +
    (/[“”"]/.test(text) ? SAID_BY_OTHERS : 0) +
    (isOfWriter && !isOrder(cued) ? OF_WRITER : 0)
  );
}
/** A share or an amount of money. */
const MEASURE = /[%\p{Sc}°]/u;
/** "Save 15%": what a shop promises says nothing of its things. */
const OFFERS = /[%\p{Sc}]/u;
/** A time span is told of anything. */
const SPAN = /\b(?:years?|months?|weeks?|days?)$/i;
/** "35mm film" names a format. */
const isName = (value: string, text: string): boolean =>
  /^\d+mm$/i.test(value) && new RegExp(`${value}\\s\\p{L}`, "u").test(text);
