/** The fonts that every PDF embeds, cut to the letters it uses. `lab/fonts/fonts.ts` makes the files. */
import { readFileSync } from "node:fs";
import { create } from "fontkit";

export type Face = "regular" | "bold";
/** `data`: each file opens it anew, because an open font remembers which glyphs other files used as parts of letters. */
type ReportFont = { data: Buffer; codePoints: ReadonlySet<number> };

const loaded = new Map<Face, ReportFont>();

export function fontOf(face: Face): ReportFont {
  const known = loaded.get(face);
  if (known) return known;
  const data = readFileSync(new URL(`fonts/inter-${face}.ttf`, import.meta.url));
  const font = create(data);
  if (!("characterSet" in font)) throw new Error(`The file of the ${face} font holds several fonts`);
  const read = { data, codePoints: new Set(font.characterSet) };
  loaded.set(face, read);
  return read;
}
