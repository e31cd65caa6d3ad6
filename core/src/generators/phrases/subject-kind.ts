/** What people do with a subject: learn it, buy it, or ask for its price. */
import { english } from "../../language/packs/en.ts";
import { AFTER_HEAD, headOf } from "./noun-number.ts";
import type { Phrase } from "./phrase.ts";

const SKILLS = english.words("topic.skill");
/** Endings of skills: "puppy training", "photography". */
const SKILL_ENDING = /(?:ing|graphy)$/i;
const NOT_SKILLS = english.words("topic.notSkill");

/** Whether people learn it, so that "for beginners" is a search. */
export function isSkill({ grammar, core, label }: Phrase): boolean {
  const head = headOf(core).toLowerCase();
  if (AFTER_HEAD.test(core) || label !== null || NOT_SKILLS.has(head)) return false;
  return SKILLS.has(head) || grammar === "activity" || SKILL_ENDING.test(head);
}

const PRODUCTS = english.words("topic.product");

/** Whether people choose one to buy, so that "best ..." is a search. */
export const isProduct = ({ core, grammar }: Phrase): boolean =>
  grammar === "thing" && PRODUCTS.has(headOf(core).toLowerCase());

const PRICE = /(?:^|\s)(?:costs?|prices?|pricing|fees?)$/i;

/** Whether the topic is what something costs. */
export const isPrice = ({ core, grammar }: Phrase): boolean =>
  grammar === "thing" && PRICE.test(core.replace(/ (?:in|for) .*$/, ""));

const VISIT = /^(?:\d+\s+)?(?:\p{L}+\s+)?(?:things|places) to \p{L}+ /iu;

/** Whether the topic is what to do in a place: "things to do in Lisbon". */
export const isVisit = ({ given }: Phrase): boolean => VISIT.test(given);

export const isMistakes = ({ label }: Phrase): boolean => /mistakes/i.test(label ?? "");

export const isReview = ({ label }: Phrase): boolean => /^reviews?$/i.test(label ?? "");

const ONGOING_VERBS = english.words("topic.ongoing");

/** Whether the action has no clear start or end, so that "before you ..." and "how long does it take" make no sense. */
export function isOngoing({ core, grammar, label }: Phrase): boolean {
  const words = core.toLowerCase().split(" ");
  const isHasty = /^(?:fast|faster|quickly)$/.test(words.at(-1) ?? "");
  return grammar === "action" && label === null && (ONGOING_VERBS.has(words[0] ?? "") || isHasty);
}

const COLLECTIONS = english.words("topic.collection");

/** Whether the topic is a collection to pick from: "gift ideas for dads". */
export const isCollection = ({ core, grammar, label }: Phrase): boolean =>
  grammar === "thing" && label === null && COLLECTIONS.has(headOf(core).toLowerCase());

/** Whether the topic is something to use: "onboarding checklist for new hires". */
export const isResource = ({ core, grammar, label }: Phrase): boolean =>
  grammar === "thing" && label === null && english.words("topic.resource").has(headOf(core).toLowerCase());
