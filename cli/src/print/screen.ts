/** What the terminal can show. */
import { styleText } from "node:util";

export type Colour = "bold" | "dim" | "green" | "yellow" | "red";
export type Screen = { width: number; paint(colour: Colour, text: string): string };

const NARROWEST = 60;
const WIDEST = 100;

type Terminal = { isTTY?: boolean; columns?: number };

export function screenOf(
  { isTTY = false, columns = WIDEST }: Terminal,
  noColour: string | undefined,
): Screen {
  const isColoured = isTTY && !noColour;
  return {
    width: Math.min(WIDEST, Math.max(NARROWEST, columns)),
    paint: (colour, text) => (isColoured ? styleText(colour, text, { validateStream: false }) : text),
  };
}

export const ownScreen = (): Screen => screenOf(process.stdout, process.env.NO_COLOR);
