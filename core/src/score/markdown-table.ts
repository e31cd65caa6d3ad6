/** Tables of the generated documentation. */
const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\s+/g, " ");

export const tableRow = (...cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;

export const table = (head: readonly string[], rows: readonly string[]) =>
  [tableRow(...head), tableRow(...head.map(() => "---")), ...rows].join("\n");

export const bulletList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
