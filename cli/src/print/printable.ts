/** Characters that a terminal would obey, or that change the direction of text. */
const COMMANDS = /[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text from a page is untrusted: printing it must not move the cursor, change colors or set the window title. */
export const printable = (text: string): string =>
  text.replaceAll("\r\n", "\n").replaceAll("\t", " ").replace(COMMANDS, "\uFFFD");
