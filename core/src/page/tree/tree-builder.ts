/** Builds our nodes for parse5, and says when a page is longer than we read. */
import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from "parse5";
import { MAX_ATTRIBUTES, MAX_NODES, MAX_TAGS, MAX_TEXT } from "./limits.ts";
import type { CommentNode, ElementNode, TextNode, TreeNode } from "./tree.ts";

type ChildNode = TreeNode | CommentNode;
export type NodeTypes = TreeAdapterTypeMap<
  ChildNode,
  ElementNode,
  ChildNode,
  ElementNode,
  ElementNode,
  ElementNode,
  CommentNode,
  TextNode,
  ElementNode,
  never
>;

/** What is in these isn't text of the page. */
const RAW_TEXT = new Set("script style xmp iframe noembed noframes noscript title textarea".split(" "));
/** The start of a node whose place the parser hasn't told yet. */
const NOWHERE = -1;
/** parse5 only asks whether a node has a place. */
const HAS_PLACE: Token.ElementLocation = {
  startLine: 0,
  startCol: 0,
  startOffset: 0,
  endLine: 0,
  endCol: 0,
  endOffset: 0,
};

const isShadowRootMode = ({ name, value }: Token.Attribute) =>
  name === "shadowrootmode" && /^(?:open|closed)$/i.test(value);

export class TreeBuilder implements TreeAdapter<NodeTypes> {
  readonly comments: CommentNode[] = [];
  readonly noscripts: ElementNode[] = [];
  readonly shadowRoots: ElementNode[] = [];
  /** More nodes, tags or text than we read. */
  isFull = false;
  /** Where the token that is being read starts in the source. */
  at = 0;
  /** Where the part of the source that is being parsed starts. */
  base = 0;
  private nodeCount = 0;
  private tagCount = 0;
  private textLength = 0;
  private mode: html.DOCUMENT_MODE = html.DOCUMENT_MODE.NO_QUIRKS;

  private count(): void {
    this.nodeCount += 1;
    if (this.nodeCount > MAX_NODES) this.isFull = true;
  }

  countTag(): void {
    this.tagCount += 1;
    if (this.tagCount > MAX_TAGS) this.isFull = true;
  }

  private withinLimit(text: string): string {
    this.textLength += text.length;
    const over = this.textLength - MAX_TEXT;
    if (over <= 0) return text;
    this.isFull = true;
    return text.slice(0, Math.max(0, text.length - over));
  }

  createDocument(): ElementNode {
    return this.createElement("#document", html.NS.HTML, []);
  }

  createDocumentFragment(): ElementNode {
    return this.createElement("#fragment", html.NS.HTML, []);
  }

  createElement(tag: string, namespace: html.NS, attrs: Token.Attribute[]): ElementNode {
    this.count();
    const element: ElementNode = {
      kind: "element",
      tag,
      namespace,
      attrs: attrs.length > MAX_ATTRIBUTES ? attrs.slice(0, MAX_ATTRIBUTES) : attrs,
      children: [],
      parent: null,
      start: this.at,
      end: this.at,
      stats: null,
    };
    if (tag === "noscript") this.noscripts.push(element);
    if (tag === "template" && attrs.some(isShadowRootMode)) this.shadowRoots.push(element);
    return element;
  }

  createCommentNode(text: string): CommentNode {
    this.count();
    return { kind: "comment", text, start: this.at, end: this.at };
  }

  createTextNode(text: string, parent: ElementNode = this.createDocumentFragment()): TextNode {
    this.count();
    return { kind: "text", text, start: NOWHERE, end: NOWHERE, parent, isMain: false };
  }

  /** Comments are listed and not in the tree, so that a text that one interrupts is one text. */
  appendChild(parent: ElementNode, node: ChildNode): void {
    if (node.kind === "comment") {
      this.comments.push(node);
      return;
    }
    parent.children.push(node);
    node.parent = parent;
  }

  /** Repairs work at the end of a list, so its nodes are looked for from there. */
  insertBefore(parent: ElementNode, node: ChildNode, next: ChildNode): void {
    if (node.kind === "comment" || next.kind === "comment") return;
    parent.children.splice(parent.children.lastIndexOf(next), 0, node);
    node.parent = parent;
  }

  insertText(parent: ElementNode, text: string): void {
    const kept = RAW_TEXT.has(parent.tag) ? text : this.withinLimit(text);
    const last = parent.children.at(-1);
    if (last?.kind === "text") last.text += kept;
    else parent.children.push(this.createTextNode(kept, parent));
  }

  insertTextBefore(parent: ElementNode, text: string, next: ChildNode): void {
    if (next.kind === "comment") return;
    const kept = this.withinLimit(text);
    const at = parent.children.lastIndexOf(next);
    const before = parent.children[at - 1];
    if (before?.kind === "text") before.text += kept;
    else parent.children.splice(at, 0, this.createTextNode(kept, parent));
  }

  detachNode(node: ChildNode): void {
    if (node.kind === "comment" || node.parent === null) return;
    const { children } = node.parent;
    const at = children.lastIndexOf(node);
    if (at >= 0) children.splice(at, 1);
  }

  /** A second `<body>` or `<html>` only adds the attributes that the first doesn't have. */
  adoptAttributes(element: ElementNode, attrs: Token.Attribute[]): void {
    const added = attrs.filter(({ name }) => !element.attrs.some((own) => own.name === name));
    element.attrs = [...element.attrs, ...added].slice(0, MAX_ATTRIBUTES);
  }

  /** Elements that are opened again to repair the nesting bring the place of the first; theirs is here. */
  setNodeSourceCodeLocation(node: ChildNode, location: Token.ElementLocation | null): void {
    if (location === null) return;
    const start = this.base + location.startOffset;
    if (node.kind === "element" && start !== this.at) return;
    node.start = start;
    node.end = this.base + location.endOffset;
  }

  updateNodeSourceCodeLocation(node: ChildNode, { endOffset }: Partial<Token.ElementLocation>): void {
    if (endOffset !== undefined) node.end = this.base + endOffset;
  }

  getNodeSourceCodeLocation(node: ChildNode): Token.ElementLocation | null {
    return node.start === NOWHERE ? null : HAS_PLACE;
  }

  getNamespaceURI(element: ElementNode): html.NS {
    return element.namespace;
  }
  getTagName(element: ElementNode): string {
    return element.tag;
  }
  getAttrList(element: ElementNode): Token.Attribute[] {
    return element.attrs;
  }
  getChildNodes(element: ElementNode): ChildNode[] {
    return element.children;
  }
  getFirstChild(element: ElementNode): ChildNode | null {
    return element.children[0] ?? null;
  }
  getParentNode(node: ChildNode): ElementNode | null {
    return node.kind === "comment" ? null : node.parent;
  }
  getTextNodeContent(node: TextNode): string {
    return node.text;
  }
  getCommentNodeContent(node: CommentNode): string {
    return node.text;
  }
  isElementNode(node: ChildNode): node is ElementNode {
    return node.kind === "element";
  }
  isTextNode(node: ChildNode): node is TextNode {
    return node.kind === "text";
  }
  isCommentNode(node: ChildNode): node is CommentNode {
    return node.kind === "comment";
  }

  /** What a template holds are its children. */
  setTemplateContent(): void {}
  getTemplateContent(template: ElementNode): ElementNode {
    return template;
  }

  setDocumentMode(_: ElementNode, mode: html.DOCUMENT_MODE): void {
    this.mode = mode;
  }
  getDocumentMode(): html.DOCUMENT_MODE {
    return this.mode;
  }

  /** Only the mode that follows from a document type matters to us. */
  setDocumentType(): void {}
  isDocumentTypeNode(_: ChildNode): _ is never {
    return false;
  }
  getDocumentTypeNodeName(): string {
    return "";
  }
  getDocumentTypeNodePublicId(): string {
    return "";
  }
  getDocumentTypeNodeSystemId(): string {
    return "";
  }
}
