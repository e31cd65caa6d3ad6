/** parse5's parser, which builds the tree that browsers build, with steps over the runs that hold nothing but text. */
import { InsertionMode, Parser, type ParserOptions, Token, TokenizerMode } from "parse5";
import { PageTokenizer } from "./page-tokenizer.ts";
import { endOfPlainText, endOfRawText } from "./text-runs.ts";
import type { ElementNode } from "./tree.ts";
import { type NodeTypes, TreeBuilder } from "./tree-builder.ts";

/** Before, after and beside the body, white space and words go to different places. */
const TAKES_WORDS: ReadonlySet<InsertionMode> = new Set([
  InsertionMode.IN_BODY,
  InsertionMode.TEXT,
  InsertionMode.IN_TABLE,
  InsertionMode.IN_CAPTION,
  InsertionMode.IN_TABLE_BODY,
  InsertionMode.IN_ROW,
  InsertionMode.IN_CELL,
  InsertionMode.IN_SELECT,
  InsertionMode.IN_SELECT_IN_TABLE,
  InsertionMode.IN_TEMPLATE,
]);
const WORD = /[^\t\n\f\r ]/;

export class PageParser extends Parser<NodeTypes> {
  declare treeAdapter: TreeBuilder;
  declare tokenizer: PageTokenizer;
  private source = "";
  /** A token may be handed on from one rule to another; the text after it is taken when all are done. */
  private level = 0;

  constructor(options?: ParserOptions<NodeTypes>, document?: ElementNode, context?: ElementNode | null) {
    super({ treeAdapter: new TreeBuilder(), ...options, sourceCodeLocationInfo: true }, document, context);
    this.tokenizer = new PageTokenizer(this.options, this);
  }

  read(source: string): void {
    this.source = source;
    this.tokenizer.write(source, true);
  }

  override onStartTag(token: Token.TagToken): void {
    this.enter(token);
    super.onStartTag(token);
    this.leave();
    this.takeText(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.enter(token);
    super.onEndTag(token);
    this.leave();
    this.takeText(token);
  }

  override onComment(token: Token.CommentToken): void {
    this.enter(token);
    super.onComment(token);
    this.leave();
    this.takeText(token);
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.enter(token);
    super.onCharacter(token);
    this.leave();
  }

  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.enter(token);
    super.onWhitespaceCharacter(token);
    this.leave();
  }

  override onNullCharacter(token: Token.CharacterToken): void {
    this.enter(token);
    super.onNullCharacter(token);
    this.leave();
  }

  override onEof(token: Token.EOFToken): void {
    this.enter(token);
    super.onEof(token);
    this.leave();
  }

  /** Elements that begin or end by themselves do so at the token that makes them. */
  private enter(token: Token.Token): void {
    this.level += 1;
    if (this.level > 1) return;
    this.currentToken = token;
    this.treeAdapter.at = this.treeAdapter.base + (token.location?.startOffset ?? 0);
  }

  private leave(): void {
    this.level -= 1;
    if (this.treeAdapter.isFull) this.tokenizer.pause();
  }

  /** Takes the text after a tag in one piece, up to the next tag or character reference. */
  private takeText(tag: Token.Token): void {
    if (this.level > 0 || this.skipNextNewLine) return;
    this.treeAdapter.countTag();
    const start = tag.location?.endOffset ?? 0;
    const end = this.endOfText(start);
    if (end <= start || this.treeAdapter.isFull) return;
    const text = this.source.slice(start, end);
    const hasWords = WORD.test(text);
    if (hasWords && !this.tokenizer.inForeignNode && !TAKES_WORDS.has(this.insertionMode)) return;
    if (text.includes("\0")) return;
    const chars = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
    const location = { startLine: 0, startCol: 0, startOffset: start, endLine: 0, endCol: 0, endOffset: end };
    this.tokenizer.skip(end - start);
    if (hasWords) this.onCharacter({ type: Token.TokenType.CHARACTER, chars, location });
    else this.onWhitespaceCharacter({ type: Token.TokenType.WHITESPACE_CHARACTER, chars, location });
  }

  /** Where text that needs no decoding ends, or -1 where the tokenizer has to find out. */
  private endOfText(start: number): number {
    const { state } = this.tokenizer;
    if (state === TokenizerMode.DATA) return endOfPlainText(this.source, start);
    const isRaw = state === TokenizerMode.SCRIPT_DATA || state === TokenizerMode.RAWTEXT;
    return isRaw ? endOfRawText(this.source, start, this.openElements.current?.tag ?? "") : -1;
  }
}
