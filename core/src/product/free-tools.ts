/** The free tools: which there are, and which can be used today. */

/** `coming-soon`: listed, without a page. */
export type FreeToolStatus = "available" | "coming-soon";

export type FreeTool = {
  id: string;
  title: string;
  description: string;
  path: string;
  status: FreeToolStatus;
};

export const FREE_TOOLS = [
  {
    id: "meta-tags-generator",
    title: "Meta Tags Generator",
    description: "A title and a description that fit their place, with keyword ideas to choose from.",
    path: "/free-tools/meta-tags-generator",
    status: "available",
  },
  {
    id: "content-idea-generator",
    title: "Content Idea Generator",
    description: "Article ideas with a format, an audience and keywords to start from.",
    path: "/free-tools/content-idea-generator",
    status: "available",
  },
  {
    id: "ai-text-humanizer",
    title: "AI Text Humanizer",
    description: "Turns stiff drafts into plain sentences.",
    path: "/free-tools/ai-text-humanizer",
    status: "coming-soon",
  },
  {
    id: "schema-markup-generator",
    title: "Schema Markup Generator",
    description: "Structured data that agrees with the page.",
    path: "/free-tools/schema-markup-generator",
    status: "coming-soon",
  },
  {
    id: "infographic-generator",
    title: "Infographic Generator",
    description: "One picture from one table, with its source.",
    path: "/free-tools/infographic-generator",
    status: "coming-soon",
  },
] as const satisfies readonly FreeTool[];

/** Whether the tool has a page that a link may lead to. */
export const hasPage = (tool: FreeTool): boolean => tool.status === "available";
