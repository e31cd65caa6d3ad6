/** The generators, as the HTTP layer calls them. */
import type { ModelDeps } from "./ask-model.ts";
import type { AttemptDeps } from "./attempt.ts";
import { type ContentIdeasCall, generateContentIdeas } from "./generate-content-ideas.ts";
import { generateMetaTags, type MetaTagsCall } from "./generate-meta-tags.ts";

export const generatorServices = (deps: AttemptDeps & ModelDeps) => ({
  generateMetaTags: (call: MetaTagsCall) => generateMetaTags(deps, call),
  generateContentIdeas: (call: ContentIdeasCall) => generateContentIdeas(deps, call),
});

export type GeneratorServices = ReturnType<typeof generatorServices>;
