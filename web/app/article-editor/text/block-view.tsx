/** One block of an article as elements. Words of a page never become markup. */
import {
  type ArticleBlock,
  gapAfter,
  piecesOf,
  textOf,
  type Words,
} from "@citeworthy/core/article/article-blocks";
import { safeAddress } from "@citeworthy/core/article/rendering/render-article";
import type { TrackedRow } from "@citeworthy/core/article/tracked-changes";
import type { ReactNode } from "react";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { inPlace } from "../../ui/parts/in-place.tsx";

/** `page`: as it is now. `article`: with the changes. `both`: with the changes visible. */
export type Side = "page" | "article" | "both";

const HEADING = { 1: "text-28", 2: "text-22", 3: "text-18", 4: "text-18" } as const;
const ADDED = "rounded-xs bg-accent-wash box-decoration-clone px-0.5 text-ink no-underline";
const REMOVED = "text-quiet line-through";

const Added = ({ children }: { children: ReactNode }) => <ins className={ADDED}>{children}</ins>;
const Removed = ({ children }: { children: ReactNode }) => <del className={REMOVED}>{children}</del>;
const Same = ({ children }: { children: ReactNode }) => <>{children}</>;

export function RowView({ row, side }: { row: TrackedRow; side: Side }) {
  if (side === "page" && row.state === "added") return null;
  if (side === "article" && row.state === "removed") return null;
  const Mark = row.state === "added" ? Added : row.state === "removed" ? Removed : Same;
  return <BlockView block={row.block} Mark={Mark} row={row} side={side} />;
}

type BlockProps = { block: ArticleBlock; Mark: typeof Same; row: TrackedRow; side: Side };

function BlockView({ block, Mark, row, side }: BlockProps) {
  switch (block.kind) {
    case "heading": {
      const Tag = block.level === 1 ? "h3" : "h4";
      return (
        <Tag className={`font-serif font-medium ${HEADING[block.level]}`}>
          <Mark>{block.text}</Mark>
        </Tag>
      );
    }
    case "paragraph":
      return <Paragraph {...{ block, Mark, row, side }} />;
    case "list": {
      const Tag = block.isOrdered ? "ol" : "ul";
      return (
        <Tag className={`grid gap-1 pl-6 ${block.isOrdered ? "list-decimal" : "list-disc"}`}>
          {shownPieces(block, row, side).map((piece) => (
            <li key={piece.at}>
              <Mark>
                <Piece {...piece} />
              </Mark>
            </li>
          ))}
        </Tag>
      );
    }
    case "table":
      return <Table header={block.header} rows={block.rows} Mark={Mark} />;
    case "quote":
      return (
        <blockquote className="border-l-3 border-line pl-4">
          <Mark>
            {shownPieces(block, row, side).map((piece) => (
              <span key={piece.at}>
                <Piece {...piece} />{" "}
              </span>
            ))}
          </Mark>
        </blockquote>
      );
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by keyboard too
        <pre tabIndex={0} className="overflow-x-auto rounded-sm bg-wash p-4 font-mono text-14">
          {block.text}
        </pre>
      );
    case "image":
      return <Picture {...block} Mark={Mark} />;
  }
}

type PictureProps = { alt: string; caption: string; src: string; Mark: typeof Same };

/** Named, not loaded: the page's own server would see who reads the article. */
function Picture({ alt, caption, src, Mark }: PictureProps) {
  return (
    <figure className="rounded-sm border border-dashed border-line p-4 font-sans text-14 text-quiet">
      <Mark>
        <span className="font-semibold">Picture</span>
        {": "}
        <a href={src} target="_blank" rel="noopener noreferrer nofollow" className="link">
          {alt || fileName(src)}
        </a>
      </Mark>
      {caption !== "" && (
        <figcaption className="pt-1">
          <Mark>{caption}</Mark>
        </figcaption>
      )}
    </figure>
  );
}

const fileName = (address: string): string => address.split(/[?#]/, 1)[0]?.split("/").at(-1) || address;

type ShownPiece = { at: number; words: Words; isStruck: boolean; mark: string | undefined };

function shownPieces(block: ArticleBlock, row: TrackedRow, side: Side): ShownPiece[] {
  return piecesOf(block).flatMap((words, at) => {
    const isStruck = row.struck.includes(at);
    if (isStruck && side === "article") return [];
    const mark = side === "page" ? undefined : row.marks.get(at);
    return [{ at, words, isStruck, mark }];
  });
}

/** Links lead where they led. */
function Linked({ words }: { words: Words }) {
  return inPlace(words, ({ text, href }) => {
    const address = href === undefined ? null : safeAddress(href);
    if (address === null || address.startsWith("#")) return text;
    return (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {text}
      </a>
    );
  });
}

const Piece = ({ words, isStruck, mark }: ShownPiece) => (
  <>
    {isStruck ? (
      <Removed>
        <Linked words={words} />
      </Removed>
    ) : (
      <Linked words={words} />
    )}
    {mark && (
      <>
        {" "}
        <Added>{mark}</Added>
      </>
    )}
  </>
);

function Paragraph({ block, Mark, row, side }: BlockProps) {
  const shown = shownPieces(block, row, side);
  if (shown.length === 0) return null;
  return (
    <p>
      <Mark>
        {shown.map((piece, place) => (
          <span key={piece.at}>
            {place > 0 && gapAfter(textOf(shown[place - 1]?.words ?? []))}
            <Piece {...piece} />
          </span>
        ))}
      </Mark>
    </p>
  );
}

type TableProps = { header: readonly Words[]; rows: readonly (readonly Words[])[]; Mark: typeof Same };

function Table({ header, rows, Mark }: TableProps) {
  const cells = (row: readonly Words[], Tag: "th" | "td") =>
    inPlace(row, (words) => (
      <Tag className="border-b border-line py-2 pr-4 text-left align-top">
        <Mark>
          <Linked words={words} />
        </Mark>
      </Tag>
    ));
  return (
    <ScrollFrame className="overflow-x-auto font-sans text-14" aria-label="Table in the article">
      <table className="w-full">
        <thead>
          <tr>{cells(header, "th")}</tr>
        </thead>
        <tbody>
          {inPlace(rows, (row) => (
            <tr>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
