/** Background and bar colors of a cover. An image keeps its colors in both themes, so these are the light ones. */
const INK = "#121826";
const MARK = "#ffe47a";

export type Ground = { ground: string; bar: string; soft: number; mark: string; onMark: string };

export const GROUNDS: readonly Ground[] = [
  { ground: MARK, bar: INK, soft: 0.32, mark: "#fbfaf6", onMark: INK },
  { ground: INK, bar: "#eef0f4", soft: 0.34, mark: MARK, onMark: INK },
  { ground: "#f3f1ea", bar: INK, soft: 0.28, mark: MARK, onMark: INK },
  { ground: "#2346e0", bar: "#ffffff", soft: 0.42, mark: MARK, onMark: INK },
  { ground: "#e8ecfd", bar: "#2346e0", soft: 0.38, mark: MARK, onMark: INK },
];
