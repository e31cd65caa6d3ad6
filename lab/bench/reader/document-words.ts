/** All that a page's document says, by the standard's own tree and not by ours: what a quotation must be found in. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

const squeeze = (text: string) => text.replace(/\s+/g, "");

/** Text in document order, scripts and hidden parts included but no styles, then each attribute on its own line. */
export function documentWords(html: string): (quote: string) => boolean {
  const texts: string[] = [];
  const values: string[] = [];
  const open: Node[] = [parse(html, { scriptingEnabled: false })];
  for (let node = open.pop(); node; node = open.pop()) {
    if ("value" in node) texts.push(node.value);
    if ("attrs" in node) values.push(...node.attrs.map(({ value }) => squeeze(value)));
    if ("content" in node) open.push(node.content);
    if ("childNodes" in node && node.nodeName !== "style") open.push(...node.childNodes.toReversed());
  }
  const all = `${squeeze(texts.join(""))}\n${values.join("\n")}`;
  return (quote) => all.includes(squeeze(quote));
}
