/** The shapes that covers consist of, as SVG text: bars and lines of words. */
import type { Ground } from "./grounds.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 72;

export type Random = () => number;

/** The slug decides every choice, so a rebuild never changes a picture. */
export function seeded(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

type Bar = { x: number; y: number; w: number; h: number; fill: string; opacity?: number; r?: number };

export function bar({ x, y, w, h, fill, opacity = 1, r = 3 }: Bar): string {
  const faint = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}"${faint}/>`;
}

type Line = {
  x: number;
  y: number;
  w: number;
  h: number;
  ground: Ground;
  isMarked?: boolean;
  random: Random;
};

/** One line of text as bars for its words, in one path; a marked line has a highlighter behind it. */
export function line({ x, y, w, h, ground, isMarked = false, random }: Line): string {
  const under = isMarked
    ? bar({ x: x - 8, y: y - h * 0.75, w: w + 16, h: h * 2.5, fill: ground.mark, r: 5 })
    : "";
  let path = "";
  for (let pen = x; pen < x + w - 10; ) {
    const word = Math.min(18 + random() * 62, x + w - pen);
    path += `M${round(pen + h / 2)} ${round(y + h / 2)}h${round(Math.max(0.1, word - h))}`;
    pen += word + 10;
  }
  const stroke = isMarked ? ground.onMark : ground.bar;
  const faint = isMarked ? "" : ` opacity="${ground.soft}"`;
  return `${under}<path d="${path}" stroke="${stroke}" stroke-width="${h}" stroke-linecap="round" fill="none"${faint}/>`;
}
