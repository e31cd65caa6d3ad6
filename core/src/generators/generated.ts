/** The requests and results of the two generators, and how often visitors may use them. */

/** Suggestions aren't measured on a page, so they are estimated: from templates (`local`) or by a model (`live`). */
export type Origin = {
  provenance: "estimated";
  mode: "local" | "live";
  /** How the suggestion was made, as shown to the reader. */
  note: string;
};

export type MetaTags = { title: string; description: string; keywords: string[] };
export type MetaTagsResult = MetaTags & Origin;

export type ContentIdea = {
  title: string;
  contentType: string;
  targetAudience: string;
  description: string;
  keywords: string[];
};
export type ContentIdeaResult = ContentIdea & Origin;

export type MetaTagsRequest = { topic: string; primaryKeyword: string };
export type ContentIdeasRequest = { topic: string; niche: string };

export const GENERATORS = ["meta_tags", "content_ideas"] as const;
export type Generator = (typeof GENERATORS)[number];

/** Successful generations of each generator without an account. */
export const FREE_USES = 2;
export const remainingUses = (used: number): number => Math.max(0, FREE_USES - used);

/** Carries the session id that the browser generates for one visit. */
export const TOOL_SESSION_HEADER = "X-Tool-Session";

export const LONGEST_TOPIC = 200;
export const LONGEST_KEYWORD = 100;

const TEMPLATES = "Made from templates and your words. No AI model was used, and nothing was looked up.";

/** `before` says why no model wrote the suggestion, if one is connected. */
export const templateOrigin = (before = ""): Origin => ({
  provenance: "estimated",
  mode: "local",
  note: [before, TEMPLATES].filter(Boolean).join(" "),
});
export const modelOrigin = (model: string): Origin => ({
  provenance: "estimated",
  mode: "live",
  note: `Suggested by ${model} from your words. We checked length and format; nothing was looked up.`,
});
