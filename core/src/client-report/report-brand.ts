/** How a report for a client looks and who sends it. Nothing else on it names anyone. */

export type ReportBrand = {
  /** Empty: only the logo and the client's site are shown. */
  name: string;
  /** A line under the name; empty where there is none. */
  header: string;
  footer: string;
  /** Of lines, bars and links, as `#rrggbb`. */
  color: string;
  /** Behind the header, as `#rrggbb`. */
  background: string;
  /** A picture as a data URL; empty where there is none. */
  logo: string;
  /** The name that emails come from; empty: `name`. */
  sender: string;
  /** Where answers to emails go; empty: nowhere. */
  replyTo: string;
};

export const PLAIN_BRAND: ReportBrand = {
  name: "",
  header: "",
  footer: "",
  color: "#2f4858",
  background: "#ffffff",
  logo: "",
  sender: "",
  replyTo: "",
};

const channel = (color: string, at: number): number => {
  const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance by WCAG, from 0 to 1. */
const luminance = (color: string): number =>
  0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5);

const DARK_INK = "#16202b";
const LIGHT_INK = "#ffffff";
/** Where black and white letters contrast equally with the background. */
const EQUAL_CONTRAST = 0.179;

/** The color of letters that can be read on this background. */
export const inkOn = (background: string): string =>
  luminance(background) > EQUAL_CONTRAST ? DARK_INK : LIGHT_INK;

/** WCAG asks for 4.5 between text and its background; on white, that is this luminance. */
const MAX_TEXT_LUMINANCE = 0.183;

/** The brand's color where it can be read as text on white, else dark ink. */
export const textColor = (color: string): string =>
  luminance(color) <= MAX_TEXT_LUMINANCE ? color : DARK_INK;
