/** Markdown as elements: only what is listed here is ever made, so foreign text cannot become markup or script. Pictures are named and not loaded. */
import { parseMarkdown, plainText } from "@citeworthy/core/article/rendering/markdown-tree";
import { safeAddress } from "@citeworthy/core/article/rendering/render-article";
import type { Nodes } from "mdast";
import type { ReactNode } from "react";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { inPlace } from "../../ui/parts/in-place.tsx";

type Children = { children: Nodes[] };

const inside = ({ children }: Children): ReactNode => inPlace(children, (child) => <Piece node={child} />);

const HEADING = { 1: "text-36", 2: "text-28 pt-4", 3: "text-22 pt-2", 4: "text-18 font-semibold" } as const;

function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  // The page around it has the first heading; the article's own begin one below.
  const Tag = depth === 1 ? "h3" : depth === 2 ? "h4" : "h5";
  return (
    <Tag className={`font-serif font-medium ${HEADING[Math.min(4, depth) as 1 | 2 | 3 | 4]}`}>{children}</Tag>
  );
}

/** Shows only the words if the address isn't safe or is a place in the article itself. */
function OutsideLink({ address, children }: { address: string; children: ReactNode }) {
  const href = safeAddress(address);
  if (!href || href.startsWith("#")) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {children}
    </a>
  );
}

function Piece({ node }: { node: Nodes }): ReactNode {
  switch (node.type) {
    case "heading":
      return <Heading depth={node.depth}>{inside(node)}</Heading>;
    case "paragraph":
      return <p>{inside(node)}</p>;
    case "blockquote":
      return <blockquote className="grid gap-3 border-l-3 border-line pl-4">{inside(node)}</blockquote>;
    case "list":
      return node.ordered ? (
        <ol className="grid list-decimal gap-1.5 pl-6">{inside(node)}</ol>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-6">{inside(node)}</ul>
      );
    case "listItem":
      return (
        <li>
          {node.children.map((child) =>
            child.type === "paragraph" ? inside(child) : inside({ children: [child] }),
          )}
        </li>
      );
    case "table":
      return <Table rows={node.children} />;
    case "code":
      return <pre className="overflow-x-auto rounded-sm bg-wash p-4 font-mono text-14">{node.value}</pre>;
    case "inlineCode":
      return <code className="font-mono text-[0.9em]">{node.value}</code>;
    case "link":
      return <OutsideLink address={node.url}>{inside(node)}</OutsideLink>;
    case "strong":
      return <strong>{inside(node)}</strong>;
    case "emphasis":
      return <em>{inside(node)}</em>;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr className="border-line" />;
    case "definition":
      return null;
    case "image":
      return <OutsideLink address={node.url}>{`Picture: ${node.alt || node.url}`}</OutsideLink>;
    default:
      return "children" in node ? inside(node as Children) : plainText(node);
  }
}

function Table({ rows }: { rows: Extract<Nodes, { type: "table" }>["children"] }) {
  const [head, ...body] = rows;
  const cells = (row: (typeof rows)[number] | undefined, Tag: "th" | "td") =>
    inPlace(row?.children ?? [], (cell) => (
      <Tag className="border-b border-line py-2 pr-6 text-left align-top">{inside(cell)}</Tag>
    ));
  return (
    <ScrollFrame className="overflow-x-auto font-sans text-16" aria-label="Table in the article">
      <table className="w-full">
        <thead>
          <tr>{cells(head, "th")}</tr>
        </thead>
        <tbody>
          {inPlace(body, (row) => (
            <tr>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

export function Markdown({ text }: { text: string }) {
  return (
    <div className="grid max-w-[68ch] gap-4 font-serif text-18 leading-relaxed wrap-anywhere">
      {inside(parseMarkdown(text))}
    </div>
  );
}
