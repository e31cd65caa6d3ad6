/**
 * Six ways to draw an article. Every bar is a section, a line or a table cell of the article.
 * Covers show no numbers: a number without its sentence and source says nothing.
 */
import type { Outline } from "../../web/content/compile/outline.ts";
import { bar, HEIGHT, line, MARGIN, type Random, round, WIDTH } from "./draw.ts";
import type { Ground } from "./grounds.ts";

export type Layout = {
  /** Whether the article has what this layout shows. */
  suits: (outline: Outline) => boolean;
  draw: (outline: Outline, ground: Ground, random: Random) => string;
};

const INNER = HEIGHT - 2 * MARGIN;
/** As many rows of text as fit between the margins, with room for a heading. */
const SKYLINE_ROWS = 15;
const QUOTE =
  "M20.5 1.8a7.7 7.7 0 0 0-7.7 7.7c0 4.25 3.45 7.7 7.7 7.7.4 0 .8-.03 1.18-.09-1.4 2.65-3.88 5.04-7.48 7.39L6.9 17.9 3.4 21.7l10.3 9.1C23 25.3 28.2 18.4 28.2 9.5a7.7 7.7 0 0 0-7.7-7.7z";

/** Sections next to each other; the height is the number of words. */
const skyline: Layout = {
  suits: () => true,
  draw({ sections, fullest }, ground, random) {
    const gap = 26;
    const column = (WIDTH - 2 * MARGIN - gap * (sections.length - 1)) / sections.length;
    const most = Math.max(...sections);
    let out = "";
    const heights = sections.map((words) => Math.max(2, Math.round((words / most) * SKYLINE_ROWS)));
    heights.forEach((lines, index) => {
      const x = MARGIN + index * (column + gap);
      const y = (row: number) => HEIGHT - MARGIN - 14 - row * 27;
      for (let row = 0; row < lines; row += 1) {
        const w = row === 0 ? column * (0.4 + random() * 0.3) : column * (0.9 + random() * 0.1);
        out += line({
          x,
          y: y(row),
          w,
          h: 10,
          ground,
          random,
          isMarked: index === fullest && row === lines >> 1,
        });
      }
      out += bar({ x, y: y(lines) - 6, w: column * 0.62, h: 16, fill: ground.bar, r: 2 });
    });
    return out;
  },
};

/** One row per section; the length is the number of words. */
const rows: Layout = {
  suits: () => true,
  draw({ sections, fullest }, ground, random) {
    const x = MARGIN;
    const step = INNER / sections.length;
    const most = Math.max(...sections);
    let out = "";
    sections.forEach((words, index) => {
      const y = MARGIN + index * step + step / 2 - 20;
      const w = Math.max(60, ((WIDTH - MARGIN - x) * words) / most);
      out += bar({ x, y: y - 10, w: 64, h: 11, fill: ground.bar, r: 2 });
      out += line({ x, y: y + 16, w, h: 11, ground, random, isMarked: index === fullest });
    });
    return out;
  },
};

/** The article's first table, row by row; cells with more words are darker. */
const table: Layout = {
  suits: (outline) => outline.table !== null && outline.table.length <= 9,
  draw({ sections, fullest, table: cells }, ground) {
    const grid = cells ?? [[]];
    const x = 430;
    const most = Math.max(...grid.slice(1).flat());
    const h = INNER / grid.length;
    const w = (WIDTH - MARGIN - x) / Math.max(...grid.map((row) => row.length));
    let isMarkSpent = false;
    const squares = grid.flatMap((row, i) =>
      row.map((words, j) => {
        const isMost: boolean = i > 0 && words === most && !isMarkSpent;
        isMarkSpent ||= isMost;
        const opacity = i === 0 ? 0.9 : 0.12 + (words / most) * 0.5;
        const place = { x: x + j * w + 5, y: MARGIN + i * h + 5, w: w - 10, h: h - 10, r: 6 };
        return bar({ ...place, fill: isMost ? ground.mark : ground.bar, opacity: isMost ? 1 : opacity });
      }),
    );
    const step = INNER / sections.length;
    const longest = Math.max(...sections);
    const list = sections.map((words, index) =>
      bar({
        x: MARGIN,
        y: MARGIN + 5 + index * step,
        w: 70 + (words / longest) * 210,
        h: 14,
        fill: ground.bar,
        opacity: index === fullest ? 1 : ground.soft,
        r: 2,
      }),
    );
    return [...squares, ...list].join("");
  },
};

/** Each section begins where the previous one ends. */
const stairs: Layout = {
  suits: ({ steps }) => steps > 0,
  draw({ sections, fullest }, ground) {
    const total = sections.reduce((sum, words) => sum + words, 0);
    const step = INNER / sections.length;
    let x = MARGIN;
    const treads = sections.map((words, index) => {
      const w = ((WIDTH - 2 * MARGIN) * words) / total;
      const isFullest = index === fullest;
      const fill = isFullest ? ground.mark : ground.bar;
      const tread = bar({
        x,
        y: MARGIN + index * step,
        w,
        h: step - 12,
        fill,
        opacity: isFullest ? 1 : 0.2 + index * 0.07,
        r: 6,
      });
      x += w;
      return tread;
    });
    return treads.join("");
  },
};

/** The whole text as one page; the bracket marks the longest section. */
const page: Layout = {
  suits: () => true,
  draw({ sections, fullest }, ground, random) {
    const x = MARGIN + 60;
    const w = WIDTH - MARGIN - x;
    const lines = 17;
    const total = sections.reduce((sum, words) => sum + words, 0);
    const before = sections.slice(0, fullest).reduce((sum, words) => sum + words, 0);
    const from = Math.floor((before / total) * lines);
    const to = Math.min(lines, from + Math.max(2, Math.round(((sections[fullest] ?? 0) / total) * lines)));
    let out = "";
    for (let row = 0; row < lines; row += 1) {
      const isMarked = row >= from && row < to && (row - from) % 2 === 0;
      const long = row % 6 === 5 ? w * 0.5 : w * (0.92 + random() * 0.08);
      out += line({ x, y: MARGIN + 6 + row * 29, w: long, h: 11, ground, random, isMarked });
    }
    const top = MARGIN + 2 + from * 29;
    const end = MARGIN + 6 + to * 29 - 10;
    out += `<path d="M${x - 30} ${round(top)}h-16V${round(end)}h16" fill="none" stroke="${ground.bar}" stroke-width="4"/>`;
    return out;
  },
};

/** The brand's quotation mark next to the sections, the longest one highlighted. */
const quote: Layout = {
  suits: () => true,
  draw({ sections, fullest }, ground, random) {
    const most = Math.max(...sections);
    const step = INNER / sections.length;
    const mark = `<path transform="translate(${MARGIN - 40} ${MARGIN - 20}) scale(15.6)" fill="${ground.bar}" d="${QUOTE}"/>`;
    const lines = sections.map((words, index) =>
      line({
        x: 600,
        y: MARGIN + step / 2 - 8 + index * step,
        w: Math.max(80, ((WIDTH - MARGIN - 600) * words) / most),
        h: 16,
        ground,
        random,
        isMarked: index === fullest,
      }),
    );
    return mark + lines.join("");
  },
};

export const LAYOUTS: readonly Layout[] = [quote, rows, page, table, stairs, skyline];
