/** The free tools, and which of them are available. */

/** `coming-soon`: listed, without a page. */
type FreeToolStatus = "available" | "coming-soon";

export type FreeTool = {
  id: string;
  title: string;
  description: string;
  /** The name of its icon; the page decides how to draw it. */
  icon: string;
  path: string;
  status: FreeToolStatus;
};

export const FREE_TOOLS = [
  {
    id: "meta-tags-generator",
    title: "Meta Tags Generator",
    description: "Title and description tags that fit search results, plus keyword ideas.",
    icon: "brackets",
    path: "/free-tools/meta-tags-generator",
    status: "available",
  },
  {
    id: "content-idea-generator",
    title: "Content Idea Generator",
    description:
      "Article ideas from a topic or a few keywords, each with a format, an audience and keywords.",
    icon: "lightbulb",
    path: "/free-tools/content-idea-generator",
    status: "available",
  },
  {
    id: "ai-text-humanizer",
    title: "AI Text Humanizer",
    description: "Makes stiff drafts easier to read.",
    icon: "pen",
    path: "/free-tools/ai-text-humanizer",
    status: "coming-soon",
  },
  {
    id: "schema-markup-generator",
    title: "Schema Markup Generator",
    description: "Structured data that matches your page.",
    icon: "code",
    path: "/free-tools/schema-markup-generator",
    status: "coming-soon",
  },
  {
    id: "infographic-generator",
    title: "Infographic Generator",
    description: "Turns a table into an infographic with its source.",
    icon: "chart",
    path: "/free-tools/infographic-generator",
    status: "coming-soon",
  },
] as const satisfies readonly FreeTool[];

/** Whether the tool has a page to link to. */
export const hasPage = (tool: FreeTool): boolean => tool.status === "available";
