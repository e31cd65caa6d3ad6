/** Sentences with figures that name where the figures come from. */
import type { NumberSentence } from "../../facts/numbers/numbers.ts";
import { hasFootnote, isAttributed } from "../../facts/numbers/sources.ts";
import { isProse } from "../../sentences/prose.ts";
import { cuedSentence, hasCue } from "../../sentences/sentence.ts";
import type { Material } from "../material.ts";
import type { ProofSource } from "../proof-words.ts";
import { siteName } from "../question/site-name.ts";
import { citedReferences, isNameOnly, isOffer, sourceLists } from "./cited-sources.ts";

const [SAID, LINKED] = [2, 1];

/** A source that stands in the sentence beside it may belong to something else. */
export function sourcedFigures({ material }: ProofSource): string[] {
  const linked = linkTexts(material);
  const publisher = siteName(material.page);
  const listsSources = sourceLists(material).size > 0;
  const strength = ({ sentence, values, source }: NumberSentence): number => {
    const { text, block } = sentence;
    const cued = cuedSentence(text, material.lexicon.pack, { kind: sentence.kind });
    if (source === null || !isProse(cued) || isOffer(cued, publisher)) return 0;
    // A note's mark names nobody: only one that leads to a list of sources counts.
    if (isAttributed(text) || (hasFootnote(text) && listsSources))
      return isOfSpeech(text, values, material) ? 0 : SAID;
    return (linked.get(block) ?? []).some((link) => namesSource(link, text)) ? LINKED : 0;
  };
  return material.facts
    .numbers()
    .map((one) => ({ text: one.sentence.text, strength: strength(one) }))
    .filter((one) => one.strength > 0)
    .toSorted((one, other) => other.strength - one.strength)
    .map(({ text }) => text);
}

function linkTexts(material: Material): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { link } of citedReferences(material))
    if (link.block !== null) found.set(link.block, [...(found.get(link.block) ?? []), link.text]);
  return found;
}

/** The name of a player or a firm alone says who is spoken of; "the 2024 survey", or a name in brackets, is a source. */
function namesSource(link: string, sentence: string): boolean {
  const at = sentence.indexOf(link);
  // "Twenty times faster, compared to this tool": the other side of a comparison measured nothing.
  if (at < 0 || COMPARED.test(sentence.slice(0, at))) return false;
  return !isNameOnly(link) || /^\s*\)/.test(sentence.slice(at + link.length));
}

const COMPARED = /\b(?:compare(?:d|s)? (?:to|with|against)|than|vs\.?|versus)\s(?:(?:the|an?)\s)?$/i;

const QUOTED = /[“"«][^“”"«»]*[”"»]/gu;

/** "It takes longer," the coach said before 15,000 people: what was said holds no figure. */
function isOfSpeech(text: string, values: readonly string[], { lexicon }: Material): boolean {
  const quoted = text.match(QUOTED)?.join(" ") ?? "";
  return (
    quoted !== "" &&
    hasCue(cuedSentence(text, lexicon.pack), "speech") &&
    !values.some((one) => quoted.includes(one))
  );
}
