/** The average over time as a picture, with its figures in its label for readers who can't see it. */
import { escapeHtml as text } from "../messages/escape-html.ts";

type Point = { label: string; value: number };

const WIDTH = 640;
const HEIGHT = 180;
const INSET = { left: 34, right: 16, top: 22, bottom: 26 };
/** So that a change of one point isn't drawn as a cliff. */
const MIN_SPAN = 20;
/** More labels than this would touch each other. */
const MAX_LABELS = 7;

/** The scores that the picture shows at least, within 0 to 100. */
export function scoreRange(values: readonly number[]): { low: number; high: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const pad = Math.max(2, (MIN_SPAN - (high - low)) / 2);
  return { low: Math.max(0, Math.floor(low - pad)), high: Math.min(100, Math.ceil(high + pad)) };
}

/** Whether the point has a label: the first, the last, and some between. */
export const isLabelled = (index: number, count: number): boolean =>
  count <= MAX_LABELS || (count - 1 - index) % Math.ceil(count / MAX_LABELS) === 0;

/** For readers who can't see the picture. */
export function lineWords(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return `Average score: ${first?.value} on ${first?.label}, ${last?.value} on ${last?.label}.`;
}

export function linePicture(points: readonly Point[]): string {
  const { low, high } = scoreRange(points.map(({ value }) => value));
  const x = (index: number) =>
    INSET.left + (index / (points.length - 1)) * (WIDTH - INSET.left - INSET.right);
  const y = (value: number) =>
    INSET.top + ((high - value) / (high - low)) * (HEIGHT - INSET.top - INSET.bottom);
  const at = (value: number) => Math.round(value * 10) / 10;
  const path = points.map(({ value }, index) => `${index === 0 ? "M" : "L"}${at(x(index))} ${at(y(value))}`);
  const lines = [low, high].map(
    (value) =>
      `<path class="grid" d="M${INSET.left} ${at(y(value))}H${WIDTH - INSET.right}"/><text x="${INSET.left - 8}" y="${at(y(value) + 4)}" text-anchor="end">${value}</text>`,
  );
  const marks = points.flatMap(({ label, value }, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    return [
      `<circle cx="${at(x(index))}" cy="${at(y(value))}" r="${isEnd ? 4 : 2.5}"/>`,
      ...(isEnd
        ? [
            `<text class="value" x="${at(x(index))}" y="${at(y(value) - 10)}" text-anchor="middle">${value}</text>`,
          ]
        : []),
      ...(isLabelled(index, points.length)
        ? [
            `<text${isEnd ? "" : ' class="between"'} x="${at(x(index))}" y="${HEIGHT - 6}" text-anchor="${index === 0 ? "start" : index === points.length - 1 ? "end" : "middle"}">${text(label)}</text>`,
          ]
        : []),
    ];
  });
  return `<svg class="line" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${text(lineWords(points))}">${lines.join("")}<path class="stroke" d="${path.join("")}"/>${marks.join("")}</svg>`;
}
