/** Customer ids as somebody types or pastes them: separated by commas, each once. */
import { messageText } from "@citeworthy/core/messages";

export const idsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** What is wrong with the input, in the words of the specification; `null` where nothing is. */
export function problemWith(text: string): string | null {
  if (text.trim() === "") return messageText("admin/ids-missing");
  return idsIn(text).length === 0 ? messageText("admin/ids-invalid") : null;
}

export const confirmation = (count: number): string =>
  `Are you sure you want to delete ${count} Dodo customer(s)? This cannot be undone.`;
