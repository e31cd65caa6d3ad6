/** The documentation: selected files of the repository, for people who run the product or call its API. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { site } from "@citeworthy/core/product/identity/site";
import type { Link, Paragraph, PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Doc } from "../article.ts";
import { htmlOf, treeOf } from "./markdown.ts";
import { headingsOf, isHeading } from "./text-facts.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** `lead`: the first sentence of the page, where the file begins with something else. */
type Page = {
  slug: string;
  file: string;
  title: string;
  description: string;
  lead?: string;
};

const PAGES: readonly Page[] = [
  {
    slug: "self-hosting",
    file: "docs/self-hosting.md",
    title: "Self-hosting",
    description: `Install ${site.name}, deploy it, connect email and payments, and back it up.`,
  },
  {
    slug: "configuration",
    file: "docs/configuration.md",
    title: "Configuration",
    lead: `${site.name} is configured with environment variables. This page lists each one with its default.`,
    description: `Every environment variable of ${site.name}, its default and what it does.`,
  },
  {
    slug: "connected-data",
    file: "docs/connected-data.md",
    title: "Connected data",
    description:
      "Connect Search Console, Analytics and Bing: set-up, what is read and kept, and what failures do.",
  },
  {
    slug: "scaling-out",
    file: "docs/scaling-out.md",
    title: "Scaling out",
    description: "Run several web and worker processes on one PostgreSQL database.",
  },
  {
    slug: "scoring",
    file: "docs/SCORING.md",
    title: "Scoring rubric",
    description:
      "Every check behind the GEO score with its evidence and weight, and how far the score can be trusted.",
  },
  {
    slug: "api",
    file: "docs/api.md",
    title: "API",
    description: "Create keys, analyze pages and follow jobs from your own code. Includes an OpenAPI file.",
  },
  {
    slug: "cli",
    file: "docs/cli.md",
    title: "Command line",
    description: "Install the command, analyze files and sites, and fail a build only on new problems.",
  },
  {
    slug: "mcp",
    file: "docs/mcp.md",
    title: "MCP",
    description:
      "Use the analysis from Claude, Cursor, VS Code and other assistants, with or without an account.",
  },
  {
    slug: "wordpress",
    file: "docs/wordpress.md",
    title: "WordPress",
    description:
      "Score and edit posts in the block editor, analyze published pages, and count visits of AI crawlers.",
  },
];

export const docSlugs = PAGES.map(({ slug }) => slug);

/** Links to files such as `docs/SCORING.md` become links to pages; a file that has no page is named without a link. */
const ADDRESS = new Map<string, string>(PAGES.map(({ slug, file }) => [basename(file), `/docs/${slug}`]));

function settleLinks(tree: Root): void {
  visit(tree, "link", (node: Link, index, parent) => {
    if (/^(https?:|mailto:|#|\/)/.test(node.url) || !parent || index === undefined) return;
    const address = ADDRESS.get(basename(node.url.replace(/#.*/, "")));
    if (address) node.url = address;
    else parent.children.splice(index, 1, ...node.children);
  });
  visit(tree, "image", (_node, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
  });
}

const words = (value: string): Paragraph => ({ type: "paragraph", children: [{ type: "text", value }] });

/** Links to the other pages, because readers who reach the end look for the next page. */
function seeAlso(own: string): Paragraph {
  const others = PAGES.filter(({ slug }) => slug !== own).flatMap(
    ({ slug, title }, index): PhrasingContent[] => [
      { type: "text", value: index === 0 ? "See also: " : ", " },
      { type: "link", url: `/docs/${slug}`, children: [{ type: "text", value: title }] },
    ],
  );
  return { type: "paragraph", children: [...others, { type: "text", value: "." }] };
}

function readDoc({ slug, file, title, description, lead }: Page): Doc {
  const tree = treeOf(readFileSync(`${ROOT}/${file}`, "utf8"));
  tree.children = [
    ...(lead ? [words(lead)] : []),
    ...tree.children.filter((node) => !isHeading(node, 1)),
    seeAlso(slug),
  ];
  settleLinks(tree);
  const html = htmlOf(tree, file);
  return { slug, title, description, html, headings: headingsOf(html) };
}

export const readDocs = (): Doc[] => PAGES.map(readDoc);
