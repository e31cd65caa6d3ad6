/** A title, a description and keyword ideas for an article that is still to be written. */
import { checkMetaTags } from "@citeworthy/core/generators/check-generated";
import { cleanInput } from "@citeworthy/core/generators/clean-input";
import {
  LONGEST_KEYWORD,
  LONGEST_TOPIC,
  liveOrigin,
  type MetaTags,
  type MetaTagsRequest,
  type MetaTagsResult,
} from "@citeworthy/core/generators/generated";
import { metaTagsFromTemplates } from "@citeworthy/core/generators/meta-tags";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { askModel, type ModelDeps } from "./ask-model.ts";
import { type AttemptDeps, attempt } from "./attempt.ts";
import type { Caller } from "./free-uses.ts";

export type MetaTagsCall = MetaTagsRequest & { caller: Caller };

const SHAPE: z.ZodType<MetaTags> = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
});
/** Small enough that a repair, too, is within what one generation may cost. */
const MAX_OUTPUT_TOKENS = 700;
const INSTRUCTIONS = `You write meta tags for one article. Answer with a title, a description and keywords.
title: 50 to 60 characters, the primary keyword near its start, in headline style, without a site name.
description: 120 to 155 characters, one or two whole sentences that say what the article answers, the primary keyword once.
keywords: 8 to 12 different searches that people type around the primary keyword, the primary keyword first.`;

export function generateMetaTags(deps: AttemptDeps & ModelDeps, call: MetaTagsCall): Promise<MetaTagsResult> {
  const { caller } = call;
  const request = { topic: call.topic.trim(), primaryKeyword: call.primaryKeyword.trim() };
  return attempt(deps, {
    tool: "meta_tags",
    caller,
    asked: { topic: cut(request.topic), primaryKeyword: cut(request.primaryKeyword) },
    count: () => ({}),
    check: () => checkRequest(request),
    make: () => make(deps, request, caller.userId),
    otherwise: "generator/meta-failed",
  });
}

/** The record keeps no more of an overlong input than of a long one. */
const cut = (text: string): string => text.slice(0, LONGEST_TOPIC);

function checkRequest({ topic, primaryKeyword }: MetaTagsRequest): void {
  if (topic.length > LONGEST_TOPIC || primaryKeyword.length > LONGEST_KEYWORD)
    throw new AppError("generator/input-too-long", { topic: LONGEST_TOPIC, second: LONGEST_KEYWORD });
  if (cleanInput(topic) === "" || cleanInput(primaryKeyword) === "")
    throw new AppError("generator/meta-input-missing");
}

async function make(
  deps: ModelDeps,
  request: MetaTagsRequest,
  userId: string | null,
): Promise<MetaTagsResult> {
  const suggested = await askModel(deps, {
    name: "meta_tags",
    shape: SHAPE,
    check: (tags) => checkMetaTags(tags, request),
    instructions: INSTRUCTIONS,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    data: request,
    userId,
  });
  if (suggested.value === null) return metaTagsFromTemplates(request, suggested.because);
  const { title, description, keywords } = suggested.value;
  return {
    title: title.trim(),
    description: description.trim(),
    keywords: keywords.map((keyword) => keyword.trim()),
    ...liveOrigin(suggested.model),
  };
}
