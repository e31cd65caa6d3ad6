/** Markdown -> HTML that cannot do anything: no raw HTML, no address but http, https and the article's own. */
import type { Nodes, Parents, Table } from "mdast";
import { anchorer } from "./anchor.ts";
import { parseMarkdown, plainText } from "./markdown-tree.ts";

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The address as a link may use it, or null. */
export function safeAddress(href: string): string | null {
  if (/^#[^\s<>"]*$/.test(href)) return href;
  const address = URL.parse(href);
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

type RenderOptions = {
  /** Leaves out the main heading, where the page around it has one. */
  withoutTitle?: boolean;
  /** Addresses of pictures that may be shown; others are only named. "none" leaves all of them out. */
  pictures?: ReadonlySet<string> | "none";
};

/** Only the alternative text if the address isn't safe. */
export function imageHtml(src: string, alt: string, caption = ""): string {
  const address = safeAddress(src);
  const picture =
    address && !address.startsWith("#")
      ? `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" loading="lazy">`
      : escapeHtml(alt);
  return caption === ""
    ? picture
    : `<figure>${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

export function renderArticle(
  markdown: string,
  { withoutTitle = false, pictures = new Set() }: RenderOptions = {},
): string {
  const anchor = anchorer();
  const inside = (node: Parents): string => node.children.map(render).join("");

  function render(node: Nodes): string {
    switch (node.type) {
      case "root":
        return node.children.map(render).filter(Boolean).join("\n");
      case "heading":
        if (node.depth === 1) return withoutTitle ? "" : `<h1>${inside(node)}</h1>`;
        return `<h${node.depth} id="${escapeHtml(anchor(plainText(node)))}">${inside(node)}</h${node.depth}>`;
      case "paragraph":
        if (pictures === "none" && node.children.every(({ type }) => type === "image")) return "";
        return `<p>${inside(node)}</p>`;
      case "image":
        if (pictures === "none") return "";
        return pictures.has(node.url) ? imageHtml(node.url, node.alt ?? "") : escapeHtml(node.alt ?? "");
      case "blockquote":
        return `<blockquote>${inside(node)}</blockquote>`;
      case "list":
        return node.ordered
          ? `<ol${(node.start ?? 1) === 1 ? "" : ` start="${node.start}"`}>${inside(node)}</ol>`
          : `<ul>${inside(node)}</ul>`;
      case "listItem":
        return `<li>${node.children.map((child) => (child.type === "paragraph" && !node.spread ? inside(child) : render(child))).join("")}</li>`;
      case "table":
        return tableHtml(node, inside);
      case "code":
        return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
      case "inlineCode":
        return `<code>${escapeHtml(node.value)}</code>`;
      case "link": {
        const href = safeAddress(node.url);
        return href ? `<a href="${escapeHtml(href)}">${inside(node)}</a>` : inside(node);
      }
      case "strong":
        return `<strong>${inside(node)}</strong>`;
      case "emphasis":
        return `<em>${inside(node)}</em>`;
      case "break":
        return "<br>";
      case "thematicBreak":
        return "<hr>";
      case "definition":
        return "";
      default:
        return "children" in node ? inside(node) : escapeHtml(plainText(node));
    }
  }
  return render(parseMarkdown(markdown));
}

function tableHtml(table: Table, inside: (node: Parents) => string): string {
  const row = (cells: Table["children"][number], tag: "td" | "th") =>
    `<tr>${cells.children.map((cell) => `<${tag}>${inside(cell)}</${tag}>`).join("")}</tr>`;
  const [head, ...body] = table.children;
  const rows = body.map((cells) => row(cells, "td")).join("");
  return `<table>${head ? `<thead>${row(head, "th")}</thead>` : ""}<tbody>${rows}</tbody></table>`;
}
