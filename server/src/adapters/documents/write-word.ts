/** An article as .docx: insertions and deletions are tracked, notes are comments, addresses are links. */
import type { WordDocument, WordRow } from "@citeworthy/core/article/rendering/word-document";
import { site } from "@citeworthy/core/product/identity/site";
import {
  AlignmentType,
  Document,
  type ICommentOptions,
  type ILevelsOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import { BULLETS, numberingOf, wordBlocks } from "./word-blocks.ts";
import { runsAt } from "./word-runs.ts";
import { xmlText } from "./word-text.ts";

export async function writeWord({ title, rows }: WordDocument, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const runs = runsAt(at);
  const notes: string[] = [];
  const children = rows.flatMap((row, place) => {
    const comments = row.notes.map((note) => notes.push(note) - 1);
    return wordBlocks({ row, place, runs, comments });
  });
  const file = new Document({
    title: xmlText(title),
    creator: site.name,
    lastModifiedBy: site.name,
    comments: { children: notes.map((note, id) => commentOf(id, note, at)) },
    numbering: { config: [{ reference: BULLETS, levels: LEVELS }, ...rows.flatMap(numberedList)] },
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: 22 },
          paragraph: { spacing: { after: 160, line: 276 } },
        },
      },
    },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

const commentOf = (id: number, note: string, date: Date): ICommentOptions => ({
  id,
  author: site.name,
  initials: site.name.slice(0, 1),
  date,
  children: [new Paragraph({ children: [new TextRun(xmlText(note))] })],
});

const indent = (level: number) => ({ left: 720 + 360 * level, hanging: 360 });

const LEVELS: ILevelsOptions[] = Array.from({ length: 9 }, (_, level) => ({
  level,
  format: LevelFormat.BULLET,
  text: level % 2 === 0 ? "•" : "◦",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: indent(level) } },
}));

function numberedList({ block }: WordRow, place: number): { reference: string; levels: ILevelsOptions[] }[] {
  if (block.kind !== "list" || !block.isOrdered) return [];
  const levels: ILevelsOptions[] = [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: "%1.",
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: indent(0) } },
    },
  ];
  return [{ reference: numberingOf(place), levels }];
}
