import type { LanguagePack } from "../language-pack.ts";
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
