/** What a page's address says about its kind. */
import { english } from "../../language/packs/en.ts";
import { type Features, flag, log, type Material } from "../material.ts";
import { slugAsks } from "./slug-words.ts";

/** Parts of addresses that say what a page is for; they are English on sites of every language. */
const ADDRESS_WORDS: Record<string, string> = {
  article: "blog blogs article articles post posts story stories magazine insights learn resources library",
  news: "news press press-release press-releases politics sport sports business world latest",
  product: "product products item items dp pd shop store p buy",
  catalogue: "collections collection category categories catalog catalogue browse search tag c brands",
  reference: "docs doc documentation reference api manual wiki dictionary glossary help support kb man legal",
  forum:
    "forum forums thread threads topic questions question discussion discussions community t viewtopic r",
  service: "services service solutions solution locations location about about-us platform features pricing",
  event: "event events calendar tickets festival conference",
  howTo: "how-to tutorial tutorials guide guides diy recipe recipes",
};

/** "best", "ideas", "ways". */
const LISTS = english.words("listNoun");

const has = (parts: readonly string[], words: string) =>
  parts.some((part) => words.split(" ").includes(part));

export function addressFeatures({ page, lexicon }: Material): Features {
  const address = URL.parse(page.url);
  const path = address?.pathname ?? "/";
  const parts = path
    .toLowerCase()
    .split("/")
    .map((part) => part.replace(/\.\w{2,5}$/, ""))
    .filter((part) => part !== "");
  const host = (address?.hostname ?? "").split(".");
  const slug = parts.at(-1) ?? "";
  const slugWords = slug.split(/[-_+]/).filter((word) => /\p{L}/u.test(word));
  const asks = slugAsks(slugWords, lexicon.pack);
  const named = Object.entries(ADDRESS_WORDS).map(([name, words]): [string, number] => [
    `address.${name}`,
    flag(has(parts, words) || has(host, words)),
  ]);
  return {
    ...Object.fromEntries(named),
    "address.isRoot": flag(parts.length === 0),
    "address.depth": parts.length,
    "address.slugWords": log(slugWords.length),
    "address.slugHowTo": flag(/^how-to|-how-to-/.test(slug)),
    "address.slugBest": flag(slugWords.some((word) => LISTS.has(word))),
    "address.slugVersus": flag(asks.versus),
    "address.slugWhat": flag(asks.what),
    "address.slugNumber": flag(/(?:^|-)\d{1,3}-/.test(slug)),
    "address.date": flag(/\/(?:19|20)\d\d\/\d/.test(path)),
    "address.longNumber": flag(/\d{5,}/.test(path)),
    "address.query": flag((address?.search ?? "") !== ""),
  };
}
