/** What the terminal can show. */
import { styleText } from "node:util";

export type Colour = "bold" | "dim" | "green" | "yellow" | "red";
export type Screen = { width: number; paint(colour: Colour, text: string): string };

const MIN_WIDTH = 60;
const MAX_WIDTH = 100;

type Terminal = { isTTY?: boolean; columns?: number };

export function screenOf(
  { isTTY = false, columns = MAX_WIDTH }: Terminal,
  noColour: string | undefined,
): Screen {
  const isColoured = isTTY && !noColour;
  return {
    width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns)),
    paint: (colour, text) => (isColoured ? styleText(colour, text, { validateStream: false }) : text),
  };
}

export const ownScreen = (): Screen => screenOf(process.stdout, process.env.NO_COLOR);
