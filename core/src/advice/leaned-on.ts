/** The links of a page that it rests on: not advertisements, shops, downloads, buttons, or other addresses of its own publisher. */
import { type Reference, strongestReferences } from "../facts/quotations/references.ts";
import { phrasesOfAll } from "../language/packs/all.ts";
import { openingPattern } from "../language/phrase-pattern.ts";
import { lowerWords } from "../language/words.ts";
import type { PageModel } from "../page/page-model.ts";
import { siteOf } from "../page/site-of.ts";
import { siteName } from "../reading/question/site-name.ts";

type Publisher = Pick<PageModel, "url" | "publisher" | "titleTag">;

export function leanedOn(references: readonly Reference[], page: Publisher, most: number): Reference[] {
  const own = brandsOf(page);
  const kept = references.filter(
    (one) =>
      isVouchedFor(one) && !isPassage(one) && !isService(one) && !isButton(one) && !isOwn(one.host, own),
  );
  return strongestReferences(kept, most);
}

/** Somebody was paid for a sponsored link, and the page doesn't stand by one that it asks engines not to follow. */
const isVouchedFor = ({ link }: Reference): boolean =>
  !link.rel.includes("sponsored") && !link.rel.includes("nofollow");

/** Sites that only lead on to another: networks that pay for visitors, and shorteners. */
const PASSAGE_SITES = [
  "tp.st rstyle.me shopstyle.it liketk.it howl.me shop-links.co skimresources.com redirectingat.com viglink.com",
  "anrdoezrs.net jdoqocy.com kqzyfj.com dpbolvw.net tkqlhce.com linksynergy.com pntra.com pntrs.com prf.hn",
  "sjv.io pxf.io evyy.net avantlink.com awin1.com tidd.ly geni.us stay22.com go2cloud.org impact.com zanox.com",
  "ow.ly is.gd cutt.ly rb.gy rebrand.ly buff.ly dlvr.it t.ly lnk.to linktr.ee app.link page.link onelink.me",
  "amzn.eu amzn.asia fave.co magik.ly tradedoubler.com partnerize.com digidip.net",
];
const PASSAGES: ReadonlySet<string> = new Set(PASSAGE_SITES.flatMap((line) => line.split(" ")));

const isPassage = ({ host }: Reference): boolean =>
  PASSAGES.has(host) || PASSAGES.has(host.split(".").slice(-2).join("."));

/** Stores of apps and goods, maps, and addresses to buy or download at: readers use them, nobody rests on them. */
const SERVICE_HOST =
  /^(?:(?:apps|itunes)\.apple|(?:play|maps|chromewebstore)\.google|apps\.microsoft)\.com$|^(?:shop|store|buy|download|app)\./;
const SERVICE_PATH =
  /\/(?:products?|shop|store|cart|checkout|buy|downloads?|affiliates?|pricing|sign-?up|app-?store)(?:\/|$)|^\/maps\//i;

const isService = ({ host, href }: Reference): boolean =>
  SERVICE_HOST.test(host) || SERVICE_PATH.test(URL.parse(href)?.pathname ?? "");

const opensWithCall = openingPattern(phrasesOfAll("callToAction"));
const opensWithOrder = openingPattern(phrasesOfAll("callToAction", "order", "shop", "sells"));

/** "Download", "Shop now": it says what to do there. Beside other words an order can be a part of their sentence. */
function isButton({ link }: Reference): boolean {
  const text = link.text.trim();
  return (
    opensWithCall.test(text) ||
    (opensWithOrder.test(text) && lowerWords(link.context).length <= lowerWords(text).length)
  );
}

/** What a publisher adds to its name for another address: "exampledocs.org". */
const ADDED =
  /^(?:app|apps|blog|cdn|dev|docs|group|help|hq|inc|io|ai|labs|media|news|online|shop|status|store|support)?$/;

function brandsOf(page: Publisher): ReadonlySet<string> {
  const site = siteOf(page.url) ?? "";
  const name = lowerWords(siteName(page) ?? "").join("");
  return new Set([labelOf(site), site.replaceAll(".", ""), name].filter((brand) => brand.length > 1));
}

const labelOf = (site: string): string => (site.split(".")[0] ?? "").replaceAll("-", "");

function isOwn(host: string, brands: ReadonlySet<string>): boolean {
  const label = labelOf(siteOf(host) ?? host);
  return [...brands].some(
    (brand) =>
      (label.startsWith(brand) && ADDED.test(label.slice(brand.length))) ||
      (brand.startsWith(label) && ADDED.test(brand.slice(label.length))),
  );
}
