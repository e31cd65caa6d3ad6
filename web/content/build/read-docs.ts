/** The documentation: chosen files of the repository, for operators and for programs that call the API. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Link, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Doc } from "../article.ts";
import { ContentError } from "./front-matter.ts";
import { htmlOf, treeOf } from "./markdown.ts";
import { headingsOf, isHeading } from "./text-facts.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** `section`: only the part under this heading, so that a table stands in one place of the repository. */
const PAGES: readonly {
  slug: string;
  file: string;
  description: string;
  section?: string;
  title?: string;
}[] = [
  {
    slug: "self-hosting",
    file: "docs/self-hosting.md",
    description: "Install Citeworthy, put it on the internet, connect mail and payments, back it up.",
  },
  {
    slug: "configuration",
    file: "README.md",
    section: "Configure it",
    title: "Configuration",
    description: "Every environment variable of Citeworthy, its default and what it does.",
  },
  {
    slug: "scaling-out",
    file: "docs/scaling-out.md",
    description: "Many web and worker processes on one PostgreSQL: how work is divided and survives.",
  },
  {
    slug: "scoring",
    file: "docs/SCORING.md",
    title: "Scoring rubric",
    description: "Every check behind the GEO score: why it is there, its evidence grade and its weight.",
  },
  {
    slug: "api",
    file: "docs/api.md",
    description: "Sign in, analyze a page and follow long work from a program, with an OpenAPI description.",
  },
];

export const docSlugs = PAGES.map(({ slug }) => slug);

/** `docs/SCORING.md`, `configuration.md` and the like become addresses; a file that is not shown is only named. */
const ADDRESS = new Map<string, string>(
  PAGES.map(({ slug, file, section }) => [section ? `${slug}.md` : basename(file), `/docs/${slug}`]),
);

function settleLinks(tree: Root): void {
  visit(tree, "link", (node: Link, index, parent) => {
    if (/^(https?:|mailto:|#|\/)/.test(node.url) || !parent || index === undefined) return;
    const address = ADDRESS.get(basename(node.url));
    if (address) node.url = address;
    else parent.children.splice(index, 1, ...node.children);
  });
  visit(tree, "image", (_node, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
  });
}

function partOf(tree: Root, section: string, file: string): Root {
  const start = tree.children.findIndex((node) => isHeading(node, 2) && textOf(node) === section);
  if (start < 0) throw new ContentError(file, [`there is no section "${section}"`]);
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => isHeading(node, 2));
  return { type: "root", children: end < 0 ? rest : rest.slice(0, end) };
}

export function readDocs(): Doc[] {
  return PAGES.map(({ slug, file, section, title: given, description }) => {
    const whole = treeOf(readFileSync(`${ROOT}/${file}`, "utf8"));
    const first = whole.children.find((node) => isHeading(node, 1));
    const title = given ?? (first && textOf(first));
    if (!title) throw new ContentError(file, ["has no title"]);
    const tree = section ? partOf(whole, section, file) : whole;
    tree.children = tree.children.filter((node) => !isHeading(node, 1));
    settleLinks(tree);
    const html = htmlOf(tree, file);
    return { slug, title, description, html, headings: headingsOf(html) };
  });
}
