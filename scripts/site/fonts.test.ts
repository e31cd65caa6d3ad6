import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "../../web/app/fonts.css"), "utf8");

const signsOf = (ranges: string): number[] =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = "", last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
  });

const faces = [...CSS.matchAll(/@font-face \{([^}]*unicode-range[^}]*)\}/g)].map(([, face = ""]) => ({
  font: `${/font-family: ([^;]+)/.exec(face)?.[1]} ${/font-style: ([^;]+)/.exec(face)?.[1]}`,
  isCut: face.includes("url(./fonts/"),
  signs: signsOf(/unicode-range:([^;]+)/.exec(face)?.[1] ?? ""),
}));

/** A browser that waits too long for the one file would fetch the other as well. */
test("no sign of a cut font is in another file of the same font", () => {
  const cut = faces.filter(({ isCut }) => isCut);
  expect(cut).toHaveLength(6);
  for (const face of cut) {
    const others = faces.filter((other) => other !== face && other.font === face.font);
    const taken = new Set(others.flatMap(({ signs }) => signs));
    expect(face.signs.length).toBeGreaterThan(90);
    expect(face.signs.filter((sign) => taken.has(sign))).toEqual([]);
  }
});
