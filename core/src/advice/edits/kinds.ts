/** Which edits make sense on which kinds of page: nobody asks for a byline on a shop's list of products. */
import type { EditTopic, Kind, PageReading } from "../../contract/reading.ts";
import type { PageModel } from "../../page/page-model.ts";

const SHOP: readonly Kind[] = ["product", "catalogue", "home", "event"];
const NO_TEXT_KINDS: readonly Kind[] = [...SHOP, "service", "forum", "reference", "other"];

/** A topic that isn't listed suits every kind. */
const UNSUITED: Partial<Record<EditTopic, readonly Kind[]>> = {
  named_author: NO_TEXT_KINDS,
  promotional: SHOP,
  first_hand: [...SHOP, "forum", "recipe", "event", "reference"],
  visible_date: [...SHOP, "service", "forum"],
  outside_sources: [...SHOP, "service", "recipe", "roundup", "review", "forum", "opinion"],
  unsupported_claims: ["forum", "recipe", "event", "catalogue"],
  expert_quotes: NO_TEXT_KINDS.concat("recipe", "how-to", "roundup", "comparison", "opinion"),
  summary: [...SHOP, "service", "recipe", "roundup", "forum", "reference"],
  limits_told: ["news", "catalogue", "home", "event", "forum", "case-study", "other", "service"],
  figures: ["forum", "recipe", "event"],
  headings_tell: ["forum", "catalogue", "product", "recipe"],
  structure: ["event", "recipe"],
  answer_early: ["forum"],
  intro: ["forum"],
  freshness: ["home", "catalogue", "opinion", "event", "forum", "reference"],
  comparison: ["news", "opinion", "forum", "recipe", "event", "home", "case-study", "other"],
};

export const suits = (topic: EditTopic, kind: Kind): boolean => !(UNSUITED[topic] ?? []).includes(kind);

/** "/c/furniture/", "/product-category/lamps/": on every site, such addresses belong to the shop. */
const SHOP_PATH = /\/(?:c|category|collections?|products?|product-category|shop|store)\/./i;

/** A shop's page may have more text than goods, and is no guide for that. */
export function kindForEdits({ kind }: Pick<PageReading, "kind">, { url }: Pick<PageModel, "url">): Kind {
  const path = URL.parse(url)?.pathname ?? "";
  return GUIDES.has(kind) && SHOP_PATH.test(path) ? "catalogue" : kind;
}
const GUIDES: ReadonlySet<Kind> = new Set<Kind>(["explainer", "how-to", "other"]);

/** These show things rather than explain them. */
export const SHOWCASES: ReadonlySet<Kind> = new Set<Kind>(["catalogue", "home", "product", "service"]);
/** Only these explain a procedure. */
export const PROCEDURES: ReadonlySet<Kind> = new Set<Kind>(["how-to", "recipe"]);
/** Their readers choose between things. */
export const CHOICES: ReadonlySet<Kind> = new Set<Kind>(["roundup", "comparison", "catalogue"]);
