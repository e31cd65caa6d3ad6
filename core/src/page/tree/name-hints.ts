/** What the names an author gave an element (class, id, role, itemprop) say about it. */
import { attr, type ElementNode } from "./tree.ts";

/** Each hint: the words that speak for it, matched as whole words of a name (`post-body` has `post` and `body`). */
const HINTS = {
  content:
    "article articlebody content contents entry main body story text post blog prose markdown rte wysiwyg description richtext copy page single detail details documentation docs wiki mw",
  navigation:
    "nav navbar navigation menu breadcrumb breadcrumbs crumb crumbs pagination pager paging toc tabs tab megamenu submenu skip sitemap dropdown toolbar topbar navi links",
  footer: "footer foot copyright colophon legal disclaimer bottom",
  header: "header head masthead banner top brand logo hero",
  sidebar: "sidebar side aside rail widget widgets secondary complementary right column sticky",
  comments: "comment comments disqus respond reply replies commentlist discussion feedback",
  related:
    "related recommended recommendation recommendations recommend recirc more also trending popular latest recent similar next prev previous suggested outbrain taboola upsell crosssell carousel slider swiper viewed links newsfeed teaser teasers",
  share:
    "share sharing social shares facebook twitter whatsapp pinterest linkedin follow addthis sharedaddy sns like likes",
  advertising:
    "ad ads advert advertisement advertising sponsor sponsored sponsors promo promotion promoted banner adsbygoogle dfp gpt affiliate",
  consent:
    "cookie cookies consent gdpr onetrust privacy ccpa modal popup overlay lightbox dialog toast notification alert",
  signup:
    "newsletter subscribe subscription signup login signin register registration paywall cta donate donation form mailchimp account",
  meta: "meta byline author date time published timestamp tags tag category categories info credit credits posted dateline bio avatar read stats count counts views rating",
  title: "title headline heading subtitle subheading standfirst deck lead intro summary excerpt dek kicker",
  caption:
    "caption figcaption figure image photo gallery media video wp-caption picture thumbnail thumb embed",
  product:
    "product price sku spec specs specification specifications feature features overview buy cart variant option options quantity stock shipping delivery offer swatch",
  forum:
    "thread topic message messages postbody answer answers question questions forum reply bbs signature userinfo postcontent cooked lia",
  card: "card cards grid item items list listing results result tile tiles row cell box collection feed stream",
  control:
    "button btn icon icons search filter filters sort form input select label control controls action actions toggle expand close share print",
} as const;

type Hint = keyof typeof HINTS;
export const HINT_NAMES = Object.keys(HINTS) as Hint[];

const BITS: Map<string, number> = new Map();
for (const [position, words] of Object.values(HINTS).entries()) {
  for (const word of words.split(" ")) BITS.set(word, (BITS.get(word) ?? 0) | (1 << position));
}

/** Longer names are generated, and their meaningful words come first. */
const NAME_READ = 240;
const CLASS_AND_ID_READ = 300;

/** The class and the id of an element. */
export const nameOf = (element: ElementNode): string =>
  `${attr(element, "class") ?? ""} ${attr(element, "id") ?? ""}`.slice(0, CLASS_AND_ID_READ);

const known = new Map<string, number>();
const KNOWN_LIMIT = 20_000;

/** The hints of an element as bits, in the order of `HINT_NAMES`. */
export function nameHints(element: ElementNode): number {
  let bits = 0;
  for (const { name, value } of element.attrs) {
    if (value === "" || !(name === "class" || name === "id" || name === "role" || name === "itemprop"))
      continue;
    bits |= hintsOf(value);
  }
  return bits;
}

function hintsOf(name: string): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  let bits = 0;
  const words = name
    .slice(0, NAME_READ)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  for (const word of words) bits |= BITS.get(word) ?? 0;
  if (known.size < KNOWN_LIMIT && name.length <= NAME_READ) known.set(name, bits);
  return bits;
}

export const itemprop = (element: ElementNode) => attr(element, "itemprop");
