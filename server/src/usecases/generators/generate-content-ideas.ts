/** Generates article ideas for a topic, each with its own format and audience. */
import { checkIdeas, checkVariety } from "@citeworthy/core/generators/check-generated";
import { cleanInput } from "@citeworthy/core/generators/clean-input";
import {
  type ContentIdea,
  type ContentIdeaResult,
  type ContentIdeasRequest,
  LONGEST_KEYWORD,
  LONGEST_TOPIC,
  modelOrigin,
} from "@citeworthy/core/generators/generated";
import { contentIdeasFromTemplates } from "@citeworthy/core/generators/ideas/content-ideas";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { askModel, type ModelDeps, notEnglish } from "./ask-model.ts";
import { type AttemptDeps, attempt } from "./attempt.ts";
import type { Caller } from "./free-uses.ts";

export type ContentIdeasCall = ContentIdeasRequest & { caller: Caller };

const IDEA: z.ZodType<ContentIdea> = z.object({
  title: z.string(),
  contentType: z.string(),
  targetAudience: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
});
const SHAPE = z.object({ ideas: z.array(IDEA) });
/** Small enough that one correction stays within the budget of a generation. */
const MAX_OUTPUT_TOKENS = 1_500;
const INSTRUCTIONS = `You suggest articles on one topic, for one niche where it is given. Answer with 8 to 10 ideas.
Each idea answers another question about the topic; no two differ only in their format.
title: a headline of at most 100 characters; vary the form, so that at most half begin with the topic.
contentType: the kind of piece in one to three words; use at least six different kinds.
targetAudience: who it is for, in a few words; vary it.
description: one or two sentences, at most 200 characters: what to explain and what evidence to collect.
keywords: 3 phrases that people search for; the first one belongs to this idea alone.`;

export function generateContentIdeas(
  deps: AttemptDeps & ModelDeps,
  call: ContentIdeasCall,
): Promise<ContentIdeaResult[]> {
  const { caller } = call;
  const request = { topic: call.topic.trim(), niche: call.niche.trim() };
  return attempt(deps, {
    tool: "content_ideas",
    caller,
    asked: { topic: request.topic.slice(0, LONGEST_TOPIC), niche: request.niche.slice(0, LONGEST_TOPIC) },
    count: (ideas) => ({ ideasGenerated: ideas.length }),
    check: () => checkRequest(request),
    make: () => make(deps, request, caller.userId),
    otherwise: "generator/ideas-failed",
  });
}

function checkRequest({ topic, niche }: ContentIdeasRequest): void {
  if (topic.length > LONGEST_TOPIC || niche.length > LONGEST_KEYWORD)
    throw new AppError("generator/input-too-long", { topic: LONGEST_TOPIC, second: LONGEST_KEYWORD });
  if (cleanInput(topic) === "") throw new AppError("generator/idea-input-missing");
}

async function make(
  deps: ModelDeps,
  request: ContentIdeasRequest,
  userId: string | null,
): Promise<ContentIdeaResult[]> {
  const suggested = await askModel(deps, {
    name: "content_ideas",
    shape: SHAPE,
    check: ({ ideas }) => [...checkIdeas(ideas, request), ...checkVariety(ideas, request)],
    instructions: INSTRUCTIONS,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    data: request,
    userId,
  });
  if (suggested.value === null) {
    const ideas = contentIdeasFromTemplates(request, suggested.because);
    if (ideas === null) throw notEnglish(suggested.because);
    return ideas;
  }
  const origin = modelOrigin(suggested.model);
  return suggested.value.ideas.map((idea) => ({ ...idea, ...origin }));
}
