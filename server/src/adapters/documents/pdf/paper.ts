/**
 * A4 pages that are filled from top to bottom, by pdfkit. What is drawn is either part of the document's structure, which
 * screen readers follow, or decoration. Lengths are points; heights are measured from the top of the page.
 */
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawableText } from "./drawable-text.ts";
import { type Face, fontOf } from "./fonts.ts";

export const A4 = { width: 595.28, height: 841.89 };
export const MARGIN = 50;
const BOTTOM = A4.height - MARGIN;
const INNER = A4.width - 2 * MARGIN;
/** Height of a line, and of its letters' feet from its top, in sizes of the font. */
const LEADING = 1.35;
const BASELINE = 1.05;

/** Roles of the PDF standard: headings, paragraphs, and the parts of tables and lists. */
type Role = "H1" | "H2" | "H3" | "P" | "TH" | "TD" | "Lbl" | "LBody";
type Group = "Table" | "TR" | "L" | "LI";
export type TextStyle = {
  face?: Face;
  size?: number;
  /** As `#rrggbb`. */
  color?: string;
  /** From the left margin. */
  left?: number;
  width?: number;
  align?: "left" | "center" | "right";
  role?: Role;
  /** Bold words before the text, in its first line. */
  lead?: string;
};
export const INK = "#16202b";
export const QUIET = "#566270";
export const LINE = "#dfe3e8";

type Properties = { title: string; author: string; now: Date };
type Box = { left: number; top: number; width: number; height: number };
/** As pdfkit opens a picture, which its types lack. Only a JPEG has the two last. */
type OpenedImage = { width: number; height: number; orientation?: number; colorSpace?: string | undefined };
type ImageOpener = { openImage(data: Uint8Array): OpenedImage };
export type Picture = { image: OpenedImage; width: number; height: number };
/** From here on, the way a camera was held swaps width and height. */
const FIRST_TURNED = 5;

function blankDocument({ title, author, now }: Properties): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, bufferPages: true, tagged: true, lang: "en", displayTitle: true },
    // The file names nobody but its author. From version 1.4 on, pdfkit also writes the properties as XML, unescaped.
    info: { Title: title, ...(author !== "" && { Author: author }), CreationDate: now },
  });
  delete doc.info.Producer;
  delete doc.info.Creator;
  for (const face of ["regular", "bold"] as const) doc.registerFont(face, fontOf(face).data);
  return doc;
}

export function paper(properties: Properties) {
  const doc = blankDocument(properties);
  let parent = doc.struct("Document");
  doc.addStructure(parent);
  let isMarked = false;
  const whileMarked = (draw: () => void) => {
    isMarked = true;
    draw();
    isMarked = false;
  };
  /** Inside a figure everything belongs to the figure. */
  const content = (role: Role | "Figure", draw: () => void, alt?: string) => {
    if (isMarked) draw();
    else whileMarked(() => parent.add(doc.struct(role, alt === undefined ? {} : { alt }, draw)));
  };
  const decoration = (draw: () => void, type: "Layout" | "Pagination" = "Layout") => {
    if (isMarked) return draw();
    doc.markContent("Artifact", { type });
    whileMarked(draw);
    doc.endMarkedContent();
  };
  const styled = ({
    face = "regular",
    size = 10.5,
    color = INK,
    left = 0,
    width = INNER - left,
    align = "left",
    role = "P",
  }: TextStyle) => {
    doc.font(face).fontSize(size);
    const lineGap = size * LEADING - doc.currentLineHeight(true);
    return { face, size, color, left, role, options: { width, align, lineGap, baseline: -size * BASELINE } };
  };

  return {
    inner: INNER,
    y: () => doc.y,
    moveTo(y: number) {
      doc.y = y;
    },
    gap(height: number) {
      doc.y += height;
    },
    /** Starts a new page unless so much fits on this one. */
    keep(height: number) {
      if (doc.y + height > BOTTOM && doc.y > MARGIN) doc.addPage();
    },
    pageCount: (): number => doc.bufferedPageRange().count,
    heightOf(text: string, given: TextStyle = {}): number {
      const { face, options } = styled(given);
      return doc.heightOfString(drawableText(text, face), options);
    },
    /** At the cursor, which moves below it. */
    text(text: string, given: TextStyle = {}) {
      const { face, color, left, role, options } = styled(given);
      const drawn = drawableText(text, face);
      content(role, () => {
        doc.fillColor(color);
        doc.x = MARGIN + left;
        if (given.lead) doc.font("bold").text(`${given.lead} `, { ...options, continued: true });
        doc.font(face).text(drawn, options);
      });
    },
    /** One line whose letters stand at a height; text that doesn't fit its width is cut. The cursor stays. */
    label(text: string, baseline: number, given: TextStyle = {}) {
      const { face, size, color, left, role, options } = styled(given);
      const drawn = drawableText(text, face);
      const y = doc.y;
      const oneLine = { ...options, height: size * LEADING, ellipsis: true };
      content(role, () =>
        doc.fillColor(color).text(drawn, MARGIN + left, baseline - size * BASELINE, oneLine),
      );
      doc.y = y;
    },
    box({ left, top, width, height }: Box, color: string) {
      decoration(() => doc.rect(left, top, width, height).fill(color));
    },
    bar({ left, top, width, height }: Box, color: string) {
      const radius = Math.min(width, height) / 2;
      decoration(() => doc.roundedRect(left, top, width, height, radius).fill(color));
    },
    dot(x: number, y: number, radius: number, color: string) {
      decoration(() => doc.circle(x, y, radius).fill(color));
    },
    line(points: readonly [x: number, y: number][], color: string, width: number) {
      decoration(() => {
        for (const [index, [x, y]] of points.entries())
          if (index === 0) doc.moveTo(x, y);
          else doc.lineTo(x, y);
        doc.lineWidth(width).lineJoin("round").stroke(color);
      });
    },
    rule(color = LINE, width = 0.7) {
      this.line(
        [
          [MARGIN, doc.y],
          [MARGIN + INNER, doc.y],
        ],
        color,
        width,
      );
    },
    /** Rows of a table, or items of a list. */
    group(role: Group, draw: () => void) {
      const outer = parent;
      parent = doc.struct(role);
      outer.add(parent);
      draw();
      parent.end();
      parent = outer;
    },
    /** `alt`: for readers who can't see it. */
    figure(alt: string, draw: () => void) {
      content("Figure", draw, alt);
    },
    /** Null where the picture can't be read. */
    open(data: Uint8Array): Picture | null {
      try {
        const image = (doc as unknown as ImageOpener).openImage(data);
        const { width, height, orientation = 1 } = image;
        const isBroken = width === 0 || height === 0 || ("colorSpace" in image && !image.colorSpace);
        if (isBroken) return null;
        return orientation < FIRST_TURNED
          ? { image, width, height }
          : { image, width: height, height: width };
      } catch {
        return null;
      }
    },
    picture({ image }: Picture, alt: string, { left, top, width, height }: Box) {
      content("Figure", () => doc.image(image as unknown as Buffer, left, top, { width, height }), alt);
    },
    /** Draws the number of each page and closes the file. */
    finish(): Promise<Uint8Array<ArrayBuffer>> {
      const count = this.pageCount();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        const style: TextStyle = { size: 8, color: QUIET, align: "right" };
        decoration(() => this.label(`${page + 1} / ${count}`, A4.height - MARGIN / 2, style), "Pagination");
      }
      const file = buffer(doc);
      doc.end();
      return file;
    },
  };
}
export type Paper = ReturnType<typeof paper>;
