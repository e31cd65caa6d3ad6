/** The free tools: which there are, and which can be used today. */

/** `coming-soon`: listed, without a page. */
export type FreeToolStatus = "available" | "coming-soon";

export type FreeTool = {
  id: string;
  title: string;
  description: string;
  /** The name of its picture; how it is drawn is the page's business. */
  icon: string;
  path: string;
  status: FreeToolStatus;
};

export const FREE_TOOLS = [
  {
    id: "meta-tags-generator",
    title: "Meta Tags Generator",
    description: "A title and a description that fit their place, with keyword ideas to choose from.",
    icon: "brackets",
    path: "/free-tools/meta-tags-generator",
    status: "available",
  },
  {
    id: "content-idea-generator",
    title: "Content Idea Generator",
    description: "Article ideas with a format, an audience and keywords to start from.",
    icon: "lightbulb",
    path: "/free-tools/content-idea-generator",
    status: "available",
  },
  {
    id: "ai-text-humanizer",
    title: "AI Text Humanizer",
    description: "Turns stiff drafts into plain sentences.",
    icon: "pen",
    path: "/free-tools/ai-text-humanizer",
    status: "coming-soon",
  },
  {
    id: "schema-markup-generator",
    title: "Schema Markup Generator",
    description: "Structured data that agrees with the page.",
    icon: "code",
    path: "/free-tools/schema-markup-generator",
    status: "coming-soon",
  },
  {
    id: "infographic-generator",
    title: "Infographic Generator",
    description: "One picture from one table, with its source.",
    icon: "chart",
    path: "/free-tools/infographic-generator",
    status: "coming-soon",
  },
] as const satisfies readonly FreeTool[];

/** Whether the tool has a page that a link may lead to. */
export const hasPage = (tool: FreeTool): boolean => tool.status === "available";
