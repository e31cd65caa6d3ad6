/** Signs that a terminal would obey, or that turn the direction of writing. */
const COMMANDS = /[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A page's words are another's: shown, they must not move the cursor, colour or rename anything. */
export const printable = (text: string): string =>
  text.replaceAll("\r\n", "\n").replaceAll("\t", " ").replace(COMMANDS, "\uFFFD");
