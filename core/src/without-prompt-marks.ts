/**
 * Text for a prompt in which data stands between marks such as <page>. Without its bracket a mark in the data can't close
 * ours; the space keeps split marks from joining to a new one.
 */
export const withoutPromptMarks = (text: string, marks: readonly string[]): string =>
  text.replace(new RegExp(`<(?=\\s*(?:\\/\\s*)?(?:${marks.join("|")})\\b)`, "gi"), " ");
