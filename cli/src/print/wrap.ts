/** Wraps words into lines of a width, each after a margin. A word wider than the line gets its own line. */
export function wrap(text: string, width: number, margin = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== "" && margin.length + line.length + 1 + word.length > width) {
      lines.push(margin + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(margin + line);
  return lines.join("\n");
}
