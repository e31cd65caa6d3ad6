/** A thread's title names a trouble: "Messages still taking up space" asks why they are. */
import { english } from "../../language/packs/en.ts";
import { isMany, withArticle } from "./noun-phrase.ts";
import { isConjugated, isVerb, lowered, ofMine } from "./topic-words.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

export function troubleAsked(thing: string, { text }: WordedPage): string {
  const recommended = /^(.+?)\s+recommendations?\b/i.exec(thing)?.[1];
  if (recommended) return `Which ${recommended} do people recommend`;
  const words = wordsOf(thing);
  const at = words.findIndex((word, place) => place > 0 && isVerb(word.toLowerCase()));
  if (at > 0) {
    const [before, verb, after] = [words.slice(0, at), words[at], words.slice(at + 1)];
    if (isConjugated((verb ?? "").toLowerCase()))
      return ["Why", verb, ofSelf(before.join(" ")), ...after].join(" ");
  }
  const failed = /^(.+?)\s(fail|crash|disappear)(?:ed|s)(\s.+)?$/.exec(thing);
  if (failed) {
    const [, subject = "", verb, rest = ""] = failed;
    return `Why did ${withArticle(ofSelf(subject), text)} ${verb}${rest}`;
  }
  const broken = /^(.+)\s(\p{Ll}+)$/u.exec(thing);
  if (broken && english.words("topic.trouble").has(broken[2] ?? "")) {
    const [, subject = "", state] = broken;
    return `Why ${isMany(subject, text) ? "are" : "is"} ${withArticle(ofSelf(subject), text)} ${state}`;
  }
  const doing = words.findIndex((word, place) => place > 0 && /^\p{Ll}{3,}ing$/u.test(word));
  if (doing < 1) return `What do people say about ${withArticle(ofMine(thing), text)}`;
  const end = words.findIndex((word, place) => place > 0 && /^(?:still|not|always)$/.test(word));
  const from = end > 0 && end < doing ? end : doing;
  const subject = words.slice(0, from).join(" ");
  return `Why ${isMany(subject, text) ? "are" : "is"} ${ofSelf(subject)} ${words.slice(from).join(" ")}`;
}

const ofSelf = (text: string) => ofMine(lowered(text).replace(/^(?=i\b)/, "")).replace(/^i\b/, "I");
