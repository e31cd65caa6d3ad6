/** The generators, as the HTTP layer calls them. */
import type { Models } from "../../ports/ai/models.ts";
import type { ModelDeps } from "./ask-model.ts";
import type { AttemptDeps } from "./attempt.ts";
import { type ContentIdeasCall, generateContentIdeas } from "./generate-content-ideas.ts";
import { generateMetaTags, type MetaTagsCall } from "./generate-meta-tags.ts";

type Needs = AttemptDeps & Omit<ModelDeps, "writer"> & { models: Models };

export const generatorServices = ({ models, ...deps }: Needs) => ({
  generateMetaTags: async (call: MetaTagsCall) =>
    generateMetaTags({ ...deps, ...(await models.current()) }, call),
  generateContentIdeas: async (call: ContentIdeasCall) =>
    generateContentIdeas({ ...deps, ...(await models.current()) }, call),
});

export type GeneratorServices = ReturnType<typeof generatorServices>;
