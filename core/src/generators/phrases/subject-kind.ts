/** What people do with a subject: learn it, buy it, or ask for its price. */
import { headOf } from "./noun-number.ts";
import type { Phrase } from "./phrase.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const SKILLS =
  setOf(`seo geo aeo ppc yoga pilates python javascript typescript html css sql excel photoshop figma notion wordpress shopify kubernetes docker chess guitar piano
karate crochet calligraphy pottery bonsai origami kombucha blockchain bitcoin crypto
analytics meditation mindfulness sourdough keto cardio hiit crossfit scrum agile kanban devops`);
/** Endings of skills: "puppy training", "photography". */
const SKILL_ENDING = /(?:ing|graphy)$/i;
const NOT_SKILLS =
  setOf(`pricing packaging building clothing housing hearing wedding funding staffing aging snoring bloating fasting lighting plumbing
ring king spring wing string evening morning meeting thing bedding siding flooring roofing ceiling railing earring dumpling filling topping dressing landing listing rating ranking setting warning greeting opening`);

/** Whether people learn it, so that "for beginners" is a search. */
export function isSkill({ grammar, core, label }: Phrase): boolean {
  const head = headOf(core).toLowerCase();
  if (/ (?:for|in|with|about|to|vs) /.test(core) || label !== null || NOT_SKILLS.has(head)) return false;
  return SKILLS.has(head) || grammar === "activity" || SKILL_ENDING.test(head);
}

const PRODUCTS =
  setOf(`bag bags bike bikes blender blenders boots camera cameras chair chairs coat coats couch couches crm crms desk desks drone drones dryer dryers
earbuds fryer fryers grill grills headphones heater heaters jacket jackets keyboard keyboards knife knives lamp lamps laptop laptops machine machines maker makers mattress mattresses
microphone microphones mixer mixers monitor monitors opener openers oven ovens phone phones pillow pillows platform platforms plugin plugins printer printers purifier purifiers router routers scooter scooters shoes
sneakers sofa sofas software speaker speakers stroller strollers tablet tablets tent tents tool tools toy toys tv tvs vacuum vacuums vpn vpns watches webcam webcams powder powders supplements`);

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

const ONGOING_VERBS =
  setOf(`avoid be boost choose cope cut deal get grow handle improve increase invest keep live lower maintain make manage
optimize prevent protect reduce save sleep stay stop tell understand use`);

/** Whether the action has no clear start or end, so that "before you ..." and "how long does it take" make no sense. */
export function isOngoing({ core, grammar, label }: Phrase): boolean {
  const words = core.toLowerCase().split(" ");
  const isHasty = /^(?:fast|faster|quickly)$/.test(words.at(-1) ?? "");
  return grammar === "action" && label === null && (ONGOING_VERBS.has(words[0] ?? "") || isHasty);
}

const COLLECTIONS = setOf(
  `activities apps books destinations exercises games gifts hotels ideas movies names podcasts quotes recipes restaurants songs trails`,
);

/** Whether the topic is a collection to pick from: "gift ideas for dads". */
export const isCollection = ({ core, grammar, label }: Phrase): boolean =>
  grammar === "thing" && label === null && COLLECTIONS.has(headOf(core).toLowerCase());

/** Whether the topic is something to use: "onboarding checklist for new hires". */
export const isResource = ({ core, grammar, label }: Phrase): boolean =>
  grammar === "thing" &&
  label === null &&
  /^(?:checklist|template|worksheet|calendar|agenda|policy)$/i.test(headOf(core));
