/** .docx by the `docx` package, which is loaded with the first file: most processes never write one. */
import type { WordFiles } from "../../ports/analysis/word-files.ts";

export const wordFiles = {
  async write(document, at) {
    const { writeWord } = await import("./write-word.ts");
    return writeWord(document, at);
  },
} satisfies WordFiles;
