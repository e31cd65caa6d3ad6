/** Generates a meta title, a meta description and keyword ideas for an article. */
import { checkMetaTags } from "@citeworthy/core/generators/check-generated";
import { cleanInput } from "@citeworthy/core/generators/clean-input";
import {
  LONGEST_KEYWORD,
  LONGEST_TOPIC,
  type MetaTags,
  type MetaTagsRequest,
  type MetaTagsResult,
  modelOrigin,
} from "@citeworthy/core/generators/generated";
import { metaTagsFromTemplates } from "@citeworthy/core/generators/meta-tags/meta-tags";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { askModel, type ModelDeps, notEnglish } from "./ask-model.ts";
import { type AttemptDeps, attempt } from "./attempt.ts";
import type { Caller } from "./free-uses.ts";

export type MetaTagsCall = MetaTagsRequest & { caller: Caller };

const SHAPE: z.ZodType<MetaTags> = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
});
/** Small enough that one correction stays within the budget of a generation. */
const MAX_OUTPUT_TOKENS = 700;
const INSTRUCTIONS = `You write meta tags for one article. Answer with a title, a description and keywords.
title: 50 to 60 characters, the primary keyword near its start, in headline style, without a site name.
description: 120 to 155 characters, one or two whole sentences that say what the article answers, the primary keyword once.
keywords: 8 to 12 different phrases that people search for, related to the primary keyword, the primary keyword first.`;

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

/** Limits how much of an overlong input is recorded. */
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
  if (suggested.value === null) {
    const tags = metaTagsFromTemplates(request, suggested.because);
    if (tags === null) throw notEnglish(suggested.because);
    return tags;
  }
  const { title, description, keywords } = suggested.value;
  return {
    title: title.trim(),
    description: description.trim(),
    keywords: keywords.map((keyword) => keyword.trim()),
    ...modelOrigin(suggested.model),
  };
}
