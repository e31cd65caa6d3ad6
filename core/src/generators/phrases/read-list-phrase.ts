/** Topics that name a list, a choice or a guide. */

import { english } from "../../language/packs/en.ts";
import type { Phrase } from "./phrase.ts";
import {
  ACTIVITY,
  CHOICE,
  ENDS_LIST,
  FINITE,
  GUIDE,
  LISTED,
  NUMBERED,
  PICKS,
  TO_KNOW,
  UNITS,
} from "./phrase-patterns.ts";

/** Addresses the reader: "my puppy" becomes "your puppy". */
export const toReader = (text: string): string =>
  text
    .replace(/\bmy\b/g, "your")
    .replace(/\bI\b/g, "you")
    .replace(/\bmyself\b/g, "yourself")
    .replace(/\bme\b/g, "you");

export type Make = (part: Partial<Phrase>) => Phrase;

export function readList(bare: string, phrase: Make): Phrase | null {
  if (PICKS.test(bare)) return phrase({ intent: "choice" });
  const numbered = NUMBERED.exec(bare)?.groups ?? LISTED.exec(bare)?.groups;
  if (numbered?.core && numbered.label) {
    const { link = "", core, label } = numbered;
    const intent = TO_KNOW.test(label) ? "guide" : "advice";
    if (/^to$/i.test(link)) return phrase({ intent, grammar: "action", core: toReader(core), label });
    const isDoing = /^(?:when|while)$/i.test(link) && /^[\p{L}-]+ing\b/u.test(core);
    if (isDoing) return phrase({ intent, grammar: "activity", core, label });
    const isThing = english.words("preposition").has(link.toLowerCase()) && !FINITE.test(` ${core} `);
    return phrase({
      intent,
      grammar: isThing ? thingOrActivity(core) : "whole",
      ...(isThing && { core }),
      label,
    });
  }
  const choice = CHOICE.exec(bare)?.groups;
  if (choice?.core) {
    if (/^(?:time|place|age)\b/i.test(choice.core)) return phrase({ intent: "question", grammar: "whole" });
    const way = /^(?:ways?|methods?)\s+to\s+(.+)$/i.exec(choice.core);
    if (way?.[1]) return phrase({ intent: "how-to", grammar: "action", core: toReader(way[1]) });
    if (new RegExp(`^${UNITS}\\b`, "i").test(choice.core)) return readList(choice.core, phrase);
    return phrase({ intent: "choice", core: choice.core });
  }
  const guide = GUIDE.exec(bare)?.groups;
  if (guide?.core && guide.label)
    return phrase({
      grammar: thingOrActivity(guide.core),
      core: guide.core,
      label: guide.label.replace(/\s+\S+$/, ""),
    });
  if (/\balternatives$/i.test(bare)) return phrase({ intent: "comparison" });
  const ends = ENDS_LIST.exec(bare)?.groups;
  if (ends?.core && ends.label)
    return phrase({
      intent: TO_KNOW.test(ends.label) ? "guide" : "advice",
      grammar: thingOrActivity(ends.core),
      core: ends.core,
      label: ends.label,
    });
  return null;
}

export const thingOrActivity = (core: string): Phrase["grammar"] =>
  ACTIVITY.test(core) ? "activity" : "thing";
