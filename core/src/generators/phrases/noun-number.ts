/** Whether a noun phrase is plural, a mass noun, or (`single`) a noun that needs an article or that we can't tell. */
import { spelled } from "./spelling.ts";

export type NounNumber = "plural" | "mass" | "single";

const AFTER_HEAD =
  /\s(?:of|for|in|with|to|on|at|from|per|without|near|by|vs\.?|versus|about|against|between|into|under|over|after|before|during|that|who|which)\s/i;
const IRREGULAR = new Set(
  "people children men women mice feet teeth geese data criteria media alumni".split(" "),
);
const NOT_PLURAL =
  /(?:ss|us|is|[^aeiou]ics|etics|atics|otics|ytics|omics|onics|mics|news|lens|bias|gas|series|species|chess|yoga|SaaS)$/i;
const PLURAL_ICS =
  /(?:basics|topics|clinics|mechanics|comics|fabrics|lyrics|critics|metrics|graphics|picnics|mosaics)$/i;
const MASS_ENDING =
  /(?:ing|ware|ity|ness|ism|ysis|ization|isation|ology|ography|ulture|[^aeiou]ics|etics|atics|otics|ytics|omics|onics|mics)$/i;
const COUNTED_ING = new Set(
  "ring king wedding string spring wing earring meeting morning evening ceiling railing drawing swing offering listing sling herring duckling thing filling topping bearing coupling crossing dressing landing recording rating ranking setting warning saving greeting opening".split(
    " ",
  ),
);
const MASS = new Set(
  `advice air art bacon bamboo beef beer bread butter caffeine cardio cash cheese chicken chocolate clay clothing coffee commerce compost content copper cotton
credit decor debt design development dirt dust education electricity email energy equipment evidence exercise fashion feedback fiber finance fish fitness flour food
fraud freight fun furniture garlic gear glass gold grass growth hair health help homework honey hospitality ice information infrastructure inflation insurance intelligence
jazz jewelry knowledge laundry law leadership leather legislation literature lumber luggage machinery mail maintenance management marble math meat media merchandise milk mold money
mulch music nature nutrition oil onboarding outreach paper paint pasta patience photography plastic poetry pollution pottery privacy progress productivity protein psychology
publicity punctuation real estate recruitment research retail rice salt sand sauce science seo geo ai hr security self-care shampoo silk sleep snow soap soil sourdough steel storage
stress stuff sugar sunscreen support tax tea technology therapy timber tofu tourism trade traffic transport travel trust vinegar vocabulary waste water wealth weather wheat wine wood wool work
writing yoga yogurt crm erp ux ui saas vpn sustainability e-commerce ecommerce skincare childcare healthcare software hardware automation communication compliance conservation
meditation mindfulness optimization personalization segmentation retention nutrition procurement engagement reimbursement refinishing performance branding commerce logistics
accessibility journalism astronomy gardening cybersecurity governance parenthood parenting retirement resilience gratitude wildlife`.split(
    /\s+/,
  ),
);

/** Words after a noun that are not part of its head. */
const TIME_OR_PLACE = /\s(?:today|tomorrow|online|now|near me|nearby|abroad|\d{4})$/i;

export function headOf(phrase: string): string {
  const padded = `${phrase.replace(TIME_OR_PLACE, "")} `;
  const cut = padded.search(AFTER_HEAD);
  const words = (cut > 0 ? padded.slice(0, cut) : padded).trim().split(" ");
  return words.at(-1) ?? "";
}

/** Whether it is a known name: "Norway", "WordPress". */
export const isName = (word: string): boolean => /^\p{Lu}.*\p{Ll}/u.test(spelled(word) ?? "");

export function nounNumber(phrase: string): NounNumber {
  const head = headOf(phrase);
  const lower = head.toLowerCase();
  if (/\s(?:and|&)\s/i.test(phrase)) return "single";
  if (IRREGULAR.has(lower) || PLURAL_ICS.test(lower) || /^[A-Z]{2,}s$/.test(head)) return "plural";
  if (MASS.has(lower) || isName(head)) return "mass";
  if (/^[A-Z]{2,}$/.test(head)) return "single";
  if (/s$/.test(lower) && lower.length > 3 && !NOT_PLURAL.test(lower)) return "plural";
  if (/ings$/.test(lower)) return "plural";
  return MASS_ENDING.test(lower) && !COUNTED_ING.has(lower) && lower.length > 5 ? "mass" : "single";
}
