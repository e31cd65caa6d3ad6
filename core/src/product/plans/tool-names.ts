/** In their own file, because the pricing page loads the plans and needs no names of tools. */
import type { Tool } from "./plans.ts";

export const TOOL_NAME: Record<Tool, string> = {
  content_analyses: "Content analyses",
  article_generator: "Article generator",
  ai_visibility: "AI visibility",
  meta_tags: "Meta tags",
  content_ideas: "Content ideas",
};
