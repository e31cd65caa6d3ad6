/** Which format a pasted text has. Kept apart from the engine, so that a page can ask without loading it. */
export const DRAFT_FORMATS = ["text", "markdown", "html"] as const;
export type DraftFormat = (typeof DRAFT_FORMATS)[number];

export function draftFormat(text: string): DraftFormat {
  if (/<(?:!doctype|html|body|article|main|section|div|p|h[1-6]|ul|table)\b/i.test(text)) return "html";
  const isMarkdown =
    /^(?:#{1,6} |[-*] |\d+\. |> |\|)/m.test(text) || /\]\(https?:/.test(text) || /\*\*\S/.test(text);
  return isMarkdown ? "markdown" : "text";
}
