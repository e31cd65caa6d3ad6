import { type Token, type Tokenizer, TokenizerMode } from "parse5";
import { OpenElements } from "./open-elements.ts";
import { PageTokenizer } from "./page-tokenizer.ts";
import { closesOnStart, endTagTarget, HEAD_ONLY, RAW_TEXT, VOID } from "./tag-rules.ts";
import { endOfPlainText, endOfRawText, isGap } from "./text-runs.ts";
import type { ElementNode, Tree } from "./tree.ts";

/** Past these a page is cut, not refused: each step below is linear within them. */
export const MAX_LENGTH = 12_000_000;
/** Twice the largest of 1,480 pages tried. */
export const MAX_NODES = 75_000;
/** Signs of text outside scripts and styles: a book of 170,000 words. */
export const MAX_TEXT = 1_000_000;
/** Browsers stop at 512 levels; nobody writes 128 on purpose. Deeper elements become siblings. */
export const MAX_DEPTH = 128;
const MAX_ATTRIBUTES = 64;

const MODES: Record<string, Tokenizer["state"]> = {
  script: TokenizerMode.SCRIPT_DATA,
  rawtext: TokenizerMode.RAWTEXT,
  rcdata: TokenizerMode.RCDATA,
};

/**
 * parse5 splits the text into tokens; the tree is built here, because the standard's own construction searches the
 * open elements for every tag and a hostile page makes that quadratic.
 */
export function parseTree(source: string): Tree {
  const builder = new TreeBuilder(source);
  return builder.build();
}

const element = (tag: string, parent: ElementNode | null, start: number): ElementNode => ({
  kind: "element",
  tag,
  attrs: [],
  children: [],
  parent,
  start,
  end: start,
  stats: null,
});

class TreeBuilder {
  private readonly source: string;
  private readonly tree: Tree;
  private readonly tokenizer: PageTokenizer;
  private readonly open: OpenElements;
  /** Elements opened below the depth cap: they were added as siblings and their end tags close nothing. */
  private overflow = 0;
  private nodes = 0;
  private textLength = 0;

  constructor(source: string) {
    this.source = source.length > MAX_LENGTH ? source.slice(0, MAX_LENGTH) : source;
    const html = element("html", null, 0);
    const head = element("head", html, 0);
    const body = element("body", html, 0);
    html.children.push(head, body);
    const truncated = source.length > MAX_LENGTH;
    this.tree = { html, head, body, comments: [], elementCount: 0, truncated };
    this.open = new OpenElements(html, head);
    this.tokenizer = new PageTokenizer({ sourceCodeLocationInfo: true }, this.handler());
  }

  build(): Tree {
    this.tokenizer.write(this.source, true);
    const end = this.source.length;
    this.open.closeTo(0, end);
    this.tree.html.end = this.tree.body.end = end;
    this.tree.elementCount = this.nodes;
    return this.tree;
  }

  private handler() {
    const text = (token: Token.CharacterToken) => {
      const { start, end } = offsets(token);
      this.text(token.chars, start, end);
    };
    return {
      onComment: (token: Token.CommentToken) => {
        if (!this.countNode()) return;
        this.tree.comments.push({ text: token.data, ...offsets(token) });
        this.takeText(offsets(token).end);
      },
      onDoctype: () => {},
      onEof: () => {},
      onStartTag: (token: Token.TagToken) => {
        this.startTag(token);
        this.takeText(offsets(token).end);
      },
      onEndTag: (token: Token.TagToken) => {
        this.endTag(token);
        this.takeText(offsets(token).end);
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: () => {},
    };
  }

  private get current(): ElementNode {
    return this.open.innermost ?? this.tree.body;
  }

  private countNode(): boolean {
    this.nodes += 1;
    if (this.nodes <= MAX_NODES) return true;
    this.tree.truncated = true;
    this.tokenizer.pause();
    return false;
  }

  private withinLimit(chars: string): string {
    this.textLength += chars.length;
    const over = this.textLength - MAX_TEXT;
    if (over <= 0) return chars;
    this.tree.truncated = true;
    this.tokenizer.pause();
    return chars.slice(0, Math.max(0, chars.length - over));
  }

  private text(chars: string, start: number, end: number) {
    const parent = this.current;
    if (this.inHead() && parent.tag === "head") {
      if (chars.trim() === "") return;
      this.enterBody(start);
      this.text(chars, start, end);
      return;
    }
    const kept = RAW_TEXT[parent.tag] ? chars : this.withinLimit(chars);
    const last = parent.children[parent.children.length - 1];
    if (last?.kind === "text") {
      last.text += kept;
      last.end = end;
    } else if (this.countNode()) {
      parent.children.push({ kind: "text", text: kept, start, end, parent, isMain: false });
    }
  }

  /** Takes the text after a tag in one piece, up to the next tag or character reference. */
  private takeText(start: number) {
    const end = this.endOfText(start);
    if (end <= start || this.nodes >= MAX_NODES) return;
    const chars = this.source.slice(start, end);
    if (this.inHead() && this.current.tag === "head" && !isGap(chars, this.source[end])) return;
    if (chars.includes("\0") || this.textLength + chars.length > MAX_TEXT) return;
    this.text(chars.replace(/\r\n?/g, "\n"), start, end);
    this.tokenizer.skip(end - start);
  }

  /** Where text that needs no decoding ends, or -1 where the tokenizer has to find out. */
  private endOfText(start: number): number {
    const { state } = this.tokenizer;
    if (state === TokenizerMode.DATA) return endOfPlainText(this.source, start);
    const isRaw = state === TokenizerMode.SCRIPT_DATA || state === TokenizerMode.RAWTEXT;
    return isRaw ? endOfRawText(this.source, start, this.current.tag) : -1;
  }

  private inHead(): boolean {
    return this.open.outer === this.tree.head;
  }

  private enterBody(at: number) {
    this.tree.head.end = at;
    this.tree.body.start = at;
    this.open.enterBody(this.tree.body, at);
  }

  private startTag(token: Token.TagToken) {
    const { tagName: tag } = token;
    const { start, end } = offsets(token);
    if (tag === "html" || tag === "head" || tag === "body") return this.outerTag(token);
    if (this.inHead() && !HEAD_ONLY.has(tag) && !this.insideTemplate()) this.enterBody(start);
    if (!this.countNode()) return;

    closesOnStart(tag, this.open.list, (depth) => this.open.closeTo(depth, start));
    const parent = this.current;
    const node = element(tag, parent, start);
    node.attrs = token.attrs.length > MAX_ATTRIBUTES ? token.attrs.slice(0, MAX_ATTRIBUTES) : token.attrs;
    node.end = end;
    parent.children.push(node);
    this.enter(node, token.selfClosing);
  }

  private enter(node: ElementNode, selfClosing: boolean) {
    const isForeign = this.inForeign();
    if (VOID.has(node.tag) || (selfClosing && isForeign)) return;
    if (selfClosing && (node.tag === "svg" || node.tag === "math")) return;
    const raw = isForeign ? undefined : RAW_TEXT[node.tag];
    if (this.open.depth >= MAX_DEPTH && !raw) {
      this.overflow += 1;
      this.tree.truncated = true;
      return;
    }
    this.open.push(node);
    const mode = raw && MODES[raw];
    if (mode !== undefined) {
      this.tokenizer.lastStartTagName = node.tag;
      this.tokenizer.state = mode;
    }
    this.tokenizer.inForeignNode = this.inForeign();
  }

  private inForeign(): boolean {
    return this.open.has("svg") || this.open.has("math");
  }

  private insideTemplate(): boolean {
    return this.open.has("template") || this.open.has("noscript");
  }

  /** A second `<body>` or `<html>` only adds the attributes that the first did not have. */
  private outerTag(token: Token.TagToken) {
    const target = this.tree[token.tagName as "html" | "head" | "body"];
    const { start, end } = offsets(token);
    if (token.tagName === "body" && this.inHead()) this.enterBody(start);
    if (target.attrs.length > 0 || token.tagName === "head") return;
    target.attrs = token.attrs.slice(0, MAX_ATTRIBUTES);
    target.end = end;
  }

  private endTag(token: Token.TagToken) {
    const { tagName: tag } = token;
    const { start, end } = offsets(token);
    if (tag === "head" && this.inHead()) return this.enterBody(end);
    if (tag === "br") return this.startTag({ ...token, attrs: [] });
    if (this.overflow > 0 && !RAW_TEXT[tag]) {
      this.overflow -= 1;
      return;
    }
    if (!this.open.has(tag)) return;
    const depth = endTagTarget(tag, this.open.list);
    if (depth < 2) return;
    this.open.closeTo(depth + 1, start);
    this.open.close(end);
    this.tokenizer.inForeignNode = this.inForeign();
  }
}

function offsets(token: Token.Token): { start: number; end: number } {
  return { start: token.location?.startOffset ?? 0, end: token.location?.endOffset ?? 0 };
}
