/** Reads customer ids from typed or pasted text: separated by commas, without duplicates. */
import { messageText } from "@citeworthy/core/messages";

export const idsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** Returns the specification's message for invalid input, or `null`. */
export function problemWith(text: string): string | null {
  if (text.trim() === "") return messageText("admin/ids-missing");
  return idsIn(text).length === 0 ? messageText("admin/ids-invalid") : null;
}

export const confirmation = (count: number): string =>
  `Are you sure you want to delete ${count} Dodo customer(s)? This cannot be undone.`;
