/** Title, description and keyword ideas from a topic and a keyword, without a model: the same words give the same tags. */
import { cleanInput } from "./clean-input.ts";
import { localOrigin, type MetaTagsRequest, type MetaTagsResult } from "./generated.ts";
import { isEnglish } from "./is-english.ts";
import { distinct, keywordIdeas } from "./keyword-ideas.ts";
import { metaDescription, plainDescription } from "./meta-description.ts";
import { metaTitle, plainTitle } from "./meta-title.ts";
import { readPhrase } from "./read-phrase.ts";

/** `before`: why templates had to do it, where a model was to. */
export function metaTagsFromTemplates(
  { topic, primaryKeyword }: MetaTagsRequest,
  before = "",
): MetaTagsResult {
  const [subject, keyword] = [cleanInput(topic), cleanInput(primaryKeyword)];
  const english = isEnglish(`${subject} ${keyword}`);
  const origin = localOrigin(english, before);
  if (!english)
    return {
      title: plainTitle(subject, keyword),
      description: plainDescription(subject),
      keywords: distinct([keyword, subject.replace(/[?¿]/g, "")], 10),
      ...origin,
    };
  const [about, key] = [readPhrase(subject), readPhrase(keyword)];
  return {
    title: metaTitle(about, key),
    description: metaDescription(about, key),
    keywords: keywordIdeas(about, key),
    ...origin,
  };
}
