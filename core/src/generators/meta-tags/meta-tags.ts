/** Title, description and keyword ideas from templates, without a model. The same words always give the same tags. */
import { cleanInput } from "../clean-input.ts";
import { type MetaTagsRequest, type MetaTagsResult, templateOrigin } from "../generated.ts";
import { keywordIdeas } from "../ideas/keyword-ideas.ts";
import { readPhrase } from "../phrases/read-phrase.ts";
import { isEnglish } from "../phrases/topic-language.ts";
import { metaDescription } from "./meta-description.ts";
import { metaTitle } from "./meta-title.ts";

/** Null when the topic or the keyword isn't English. `before` says why no model wrote the tags, if one is connected. */
export function metaTagsFromTemplates(request: MetaTagsRequest, before = ""): MetaTagsResult | null {
  const [topic, keyword] = [cleanInput(request.topic), cleanInput(request.primaryKeyword)];
  if (!isEnglish(topic) || !isEnglish(keyword)) return null;
  const [about, key] = [readPhrase(topic), readPhrase(keyword)];
  return {
    title: metaTitle(about, key),
    description: metaDescription(about, key),
    keywords: keywordIdeas(about, key),
    ...templateOrigin(before),
  };
}
