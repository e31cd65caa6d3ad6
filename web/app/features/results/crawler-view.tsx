/** The page as a crawler without scripts reads it, with the quoted words of the open section marked in place. */
import type { CrawlerView as View, ViewBlock } from "@citeworthy/core/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Highlight } from "../../ui/highlight.tsx";
import { markQuotes, type Quoted } from "./quoted-text.ts";

type Marked = { text: string; quotes: readonly Quoted[] };

function Text({ text, quotes }: Marked) {
  // The text does not change while it is shown, so a piece is known by its place.
  return markQuotes(text, quotes).map(({ text: words, number }, index) =>
    number === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index}>{words}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} id={`read-${number}`} className="scroll-mt-24">
        <Highlight>{words}</Highlight>
        <a href={`#quote-${number}`} className="ml-1 align-super text-12 font-semibold text-accent">
          <span className="sr-only">Quoted in finding </span>
          {number}
        </a>
      </span>
    ),
  );
}

function Block({ block, quotes }: { block: ViewBlock; quotes: readonly Quoted[] }) {
  switch (block.kind) {
    case "heading":
      return (
        <p className={block.level <= 2 ? "pt-2 text-22 font-medium" : "pt-1 text-18 font-medium"}>
          <Text text={block.text} quotes={quotes} />
        </p>
      );
    case "list":
      return (
        <ul className={`grid gap-1 pl-6 ${block.ordered ? "list-decimal" : "list-disc"}`}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and never move
            <li key={index}>
              <Text text={item} quotes={quotes} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table header={block.header} rows={block.rows} />;
    case "image":
      return <p className="text-14 text-quiet">[Image: {block.text}]</p>;
    case "code":
      return <pre className="overflow-x-auto font-mono text-14">{block.text}</pre>;
    case "quote":
      return (
        <p className="border-l-3 border-line pl-4">
          <Text text={block.text} quotes={quotes} />
        </p>
      );
    default:
      return (
        <p>
          <Text text={block.text} quotes={quotes} />
        </p>
      );
  }
}

function Table({ header, rows }: { header: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className="overflow-x-auto" tabIndex={0} aria-label="Table on the page">
      <table className="text-left text-14">
        {header.length > 0 && (
          <thead>
            <tr>
              {header.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat and never move
                <th key={index} scope="col" className="border-b border-line py-1 pr-5">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat and never move
            <tr key={at}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat and never move
                <td key={index} className="border-b border-line py-1 pr-5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const textsOf = (block: ViewBlock): string[] =>
  block.kind === "list" ? block.items : block.kind === "table" ? [] : [block.text];

/** At first only what is quoted, so that the proof is in sight without the whole page. */
export function CrawlerView({ view, quotes }: { view: View; quotes: Quoted[] }) {
  const [whole, setWhole] = useState(false);
  const isQuoted = (block: ViewBlock) =>
    textsOf(block).some((text) => quotes.some((quote) => quote.text !== "" && text.includes(quote.text)));
  const indexed = view.blocks.map((block, index) => ({ block, index }));
  const quoted = indexed.filter(({ block }) => isQuoted(block));
  const shown = whole ? indexed : quoted.length > 0 ? quoted : indexed.slice(0, 3);
  if (view.blocks.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-18">What a crawler reads</h3>
      <div className="grid max-h-150 gap-3 overflow-y-auto rounded-sm border border-line bg-wash p-5 font-serif text-18 leading-relaxed md:p-7">
        {shown.map(({ block, index }) => (
          <Block key={index} block={block} quotes={quotes} />
        ))}
        {whole && view.cut && <p className="text-quiet">The page goes on; this is as much as is kept.</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-14 text-quiet print:hidden">
        Text in the served HTML, no scripts run.
        {view.blocks.length > shown.length || whole ? (
          <Button size="small" variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? "Show only what is quoted" : "Read the whole page this way"}
          </Button>
        ) : null}
      </p>
    </section>
  );
}
