/** The three boxes of an article, written `:::name`, and what they become. */
import type { Heading, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

type Frame = (box: ContainerDirective, label: PhrasingContent[]) => RootContent[];

const text = (value: string): PhrasingContent => ({ type: "text", value });

const heading = (depth: 2 | 3, children: PhrasingContent[], ...classes: string[]): Heading => ({
  type: "heading",
  depth,
  children,
  data: { hProperties: { className: classes } },
});

const inBox = (box: ContainerDirective, name: string): ContainerDirective => ({
  ...box,
  data: { hName: "div", hProperties: { className: ["box", name] } },
});

/** Boxes are content of the article, so they are not an `aside`: readers that drop asides keep them. */
const BOXES: Record<string, Frame> = {
  takeaways: (box) => [heading(2, [text("Key takeaways")], "box-title"), inBox(box, "takeaways")],
  updated: (box) => [inBox(box, "updated")],
  illustration: (box, label) => [
    heading(3, [text(label.length > 0 ? "Illustration: " : "Illustration"), ...label], "box-title"),
    inBox(box, "illustration"),
  ],
};

/** A list of `**Term**: what it means`, as the definitions it is. */
function glossary(box: ContainerDirective, file: VFile): RootContent[] {
  const [list] = box.children;
  if (list?.type !== "list") return file.fail("a glossary holds one list", box);
  const entries = list.children.flatMap((item): RootContent[] => {
    const [paragraph] = item.children;
    const [term, ...meaning] = paragraph?.type === "paragraph" ? paragraph.children : [];
    if (term?.type !== "strong") return file.fail("an entry begins with **the term**", item);
    const [first, ...rest] = meaning;
    const lead = first?.type === "text" ? [text(first.value.replace(/^:\s*/, ""))] : [];
    return [
      { type: "paragraph", children: term.children, data: { hName: "dt" } },
      { type: "paragraph", children: [...lead, ...rest], data: { hName: "dd" } },
    ];
  });
  return [{ ...box, children: entries as ContainerDirective["children"], data: { hName: "dl" } }];
}

export function boxes() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === "containerDirective") {
        const framed = frame(node, file);
        parent.children.splice(index, 1, ...(framed as never[]));
        return [SKIP, index + framed.length];
      }
      // "at 10:30am" is a time and "a:b" a ratio: anything that is not a box stays as written.
      if (node.type === "textDirective" || node.type === "leafDirective")
        parent.children[index] = asWritten(node, file) as never;
    });
  };
}

function frame(box: ContainerDirective, file: VFile): RootContent[] {
  const first = box.children[0];
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first.children : null;
  const body = { ...box, children: label ? box.children.slice(1) : box.children };
  if (box.name === "glossary") return glossary(box, file);
  return BOXES[box.name]?.(body, label ?? []) ?? file.fail(`there is no box called ${box.name}`, box);
}

function asWritten(node: TextDirective | LeafDirective, file: VFile): PhrasingContent | Paragraph {
  const { start, end } = node.position ?? {};
  const written = text(String(file.value).slice(start?.offset, end?.offset));
  return node.type === "leafDirective" ? { type: "paragraph", children: [written] } : written;
}
