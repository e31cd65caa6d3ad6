/** For tests: what a PDF says, as another program reads it, and everything that is in the file. */
import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";

export type ReadPdf = {
  pages: string[];
  /** Roles of the document's structure, in the order in which a screen reader meets them. */
  roles: string[];
  alternatives: string[];
  /** Everything in the file, streams unpacked, so that nothing hides. */
  everything: string;
  properties: Record<string, unknown>;
};

const PROPERTIES = ["Title", "Author", "Subject", "Keywords", "Creator", "Producer"];

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString("latin1");
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf);
  const info: object = (await pdf.getMetadata()).info;
  const properties = Object.fromEntries(Object.entries(info).filter(([name]) => PROPERTIES.includes(name)));
  const nodes: StructureNode[] = [];
  for (let page = 1; page <= pdf.numPages; page++)
    nodes.push(...nodesOf(await (await pdf.getPage(page)).getStructTree()));
  // Texts outside of streams have two bytes for each letter.
  const everything = [
    raw,
    raw.replaceAll("\0", ""),
    ...streamsOf(raw),
    ...pages,
    ...Object.values(properties),
  ];
  return {
    ...{ pages, properties },
    roles: nodes.map(({ role }) => role ?? "").filter((role) => role !== ""),
    alternatives: nodes.map(({ alt }) => alt ?? "").filter((alt) => alt !== ""),
    everything: everything.join("\n"),
  };
}

/** A heading or a paragraph, or a place on the page that it is drawn at. */
type StructureNode = { role?: string; alt?: string; children?: unknown[] };

const nodesOf = (node: StructureNode): StructureNode[] => [
  node,
  ...(node.children ?? []).flatMap((child) => nodesOf(child as StructureNode)),
];

const STREAM = ">>\nstream\n";

function streamsOf(raw: string): string[] {
  const streams: string[] = [];
  for (let at = raw.indexOf(STREAM); at >= 0; at = raw.indexOf(STREAM, at + 1)) {
    const head = raw.slice(raw.lastIndexOf(" obj\n", at), at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const start = at + STREAM.length;
    const data = Buffer.from(raw.slice(start, start + length), "latin1");
    streams.push((head.includes("/FlateDecode") ? inflateSync(data) : data).toString("latin1"));
  }
  return streams;
}
