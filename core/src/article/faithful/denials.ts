/** Whether a text denies what it says; two denials cancel each other. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";

const DENIAL = phrasePattern(phrasesOfAll("denial"), "gi");

export const denies = (text: string): boolean => (text.match(DENIAL)?.length ?? 0) % 2 === 1;
