/** One block of the page as served, with the quoted words marked. */
import type { ViewBlock } from "@citeworthy/core/contract";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { ScrollFrame } from "../../../ui/layout/scroll-frame.tsx";
import { inPlace } from "../../../ui/parts/in-place.tsx";
import { markQuotes, type Quoted } from "./quoted-text.ts";

export type Marks = { quotes: readonly Quoted[]; chosen: number | null; onChoose(number: number): void };

function Text({ text, marks }: { text: string; marks: Marks }) {
  return inPlace(markQuotes(text, marks.quotes), ({ text: words, number }) =>
    number === null ? (
      words
    ) : (
      <span id={`mark-${number}`} className="scroll-my-6">
        <Highlight>{words}</Highlight>
        <button
          type="button"
          aria-expanded={marks.chosen === number}
          onClick={() => marks.onChoose(number)}
          className="relative ml-1 inline-grid h-5 min-w-5 place-items-center rounded-xs bg-accent-wash px-1 align-super font-sans text-12 leading-none font-semibold text-accent after:absolute after:-inset-2.5"
        >
          <span className="sr-only">Finding </span>
          {number}
        </button>
      </span>
    ),
  );
}

function Table({ header, rows }: { header: string[]; rows: string[][] }) {
  return (
    <ScrollFrame className="overflow-x-auto" aria-label="Table on the page">
      <table className="text-left font-sans text-14">
        {header.length > 0 && (
          <thead>
            <tr>
              {inPlace(header, (cell) => (
                <th scope="col" className="border-b border-line py-1 pr-5">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {inPlace(rows, (row) => (
            <tr>
              {inPlace(row, (cell) => (
                <td className="border-b border-line py-1 pr-5">{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

export function TextBlock({ block, marks }: { block: ViewBlock; marks: Marks }) {
  switch (block.kind) {
    case "heading":
      return (
        <p className={block.level <= 2 ? "pt-2 text-22 font-medium" : "pt-1 text-18 font-medium"}>
          <Text text={block.text} marks={marks} />
        </p>
      );
    case "list":
      return (
        <ul className={`grid gap-1 pl-6 ${block.ordered ? "list-decimal" : "list-disc"}`}>
          {inPlace(block.items, (item) => (
            <li>
              <Text text={item} marks={marks} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table header={block.header} rows={block.rows} />;
    case "image":
      return <p className="font-sans text-14 text-quiet">[Image: {block.text}]</p>;
    case "code":
      return <pre className="overflow-x-auto font-mono text-14">{block.text}</pre>;
    default:
      return (
        <p className={block.kind === "quote" ? "border-l-3 border-line pl-4" : ""}>
          <Text text={block.text} marks={marks} />
        </p>
      );
  }
}
