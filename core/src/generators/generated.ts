/** What the two generators answer, what they may be asked, and how often without an account. */

/** Nothing here is read off a page: a suggestion is estimated, from templates (`local`) or by a model (`live`). */
export type Origin = {
  provenance: "estimated";
  mode: "local" | "live";
  /** How it was made, in a sentence that the reader sees. */
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

/** Carries the session that the browser made up for one visit. */
export const TOOL_SESSION_HEADER = "X-Tool-Session";

export const LONGEST_TOPIC = 200;
export const LONGEST_KEYWORD = 100;

const TEMPLATES =
  "Template-based suggestion: made from your words, no AI model wrote it and nothing was looked up.";
const ENGLISH_ONLY =
  "Our templates are English only. Your words are kept as you gave them; put the words around them into your language.";

export const localOrigin = (isEnglish: boolean, before = ""): Origin => ({
  provenance: "estimated",
  mode: "local",
  note: [before, TEMPLATES, isEnglish ? "" : ENGLISH_ONLY].filter(Boolean).join(" "),
});
export const liveOrigin = (model: string): Origin => ({
  provenance: "estimated",
  mode: "live",
  note: `Suggested by ${model} from your words; length and form were checked, nothing was looked up.`,
});
