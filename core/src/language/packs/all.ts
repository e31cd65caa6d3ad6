import type { LanguagePack } from "../language-pack.ts";
import type { PhraseRole } from "../roles.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { dutch } from "./nl.ts";
import { polish } from "./pl.ts";
import { portuguese } from "./pt.ts";

/** English comes first: it is the pack for pages whose language can't be detected. */
export const packs: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
];

/** Without English, for rules whose grammar isn't English. */
export const foreignPacks = packs.filter((pack) => pack !== english);

/** For text of any language: the phrases that play one of the roles. */
export const phrasesOfAll = (...roles: readonly PhraseRole[]): string[] =>
  packs.flatMap((pack) => roles.flatMap((role) => pack.phrases(role)));

export const wordsOfAll = (...roles: readonly PhraseRole[]): ReadonlySet<string> =>
  new Set(phrasesOfAll(...roles));
