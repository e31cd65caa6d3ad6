/** The phrase that title and description are about: the topic, or a keyword that says the same and more. */
import type { Phrase } from "../phrases/phrase.ts";
import { holds } from "../phrases/stems.ts";

export const mainPhrase = (topic: Phrase, keyword: Phrase): Phrase =>
  topic.grammar === "thing" && holds(keyword.given, topic.given) && !holds(topic.given, keyword.given)
    ? keyword
    : topic;
