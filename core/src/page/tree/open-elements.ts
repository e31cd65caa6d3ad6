/** The elements that are open while a page is parsed, the innermost last. */
import type { ElementNode } from "./tree.ts";

/** `html` and `body` (or `head`) are always the first two, and are never closed. */
const ALWAYS_OPEN = 2;

export class OpenElements {
  readonly list: ElementNode[];
  /** How many open elements carry a tag: an end tag that matches none costs nothing. */
  private readonly counts = new Map<string, number>();

  constructor(html: ElementNode, head: ElementNode) {
    this.list = [html, head];
  }

  get depth(): number {
    return this.list.length;
  }

  /** `head` until the body begins. */
  get outer(): ElementNode | undefined {
    return this.list[1];
  }

  get innermost(): ElementNode | undefined {
    return this.list[this.list.length - 1];
  }

  has(tag: string): boolean {
    return (this.counts.get(tag) ?? 0) > 0;
  }

  push(node: ElementNode): void {
    this.list.push(node);
    this.counts.set(node.tag, (this.counts.get(node.tag) ?? 0) + 1);
  }

  close(at: number): void {
    const node = this.list.pop();
    if (!node) return;
    node.end = at;
    this.counts.set(node.tag, (this.counts.get(node.tag) ?? 1) - 1);
  }

  closeTo(depth: number, at: number): void {
    while (this.list.length > Math.max(ALWAYS_OPEN, depth)) this.close(at);
  }

  /** Everything in the head ends, and the body begins. */
  enterBody(body: ElementNode, at: number): void {
    this.closeTo(ALWAYS_OPEN, at);
    this.list[1] = body;
  }
}
