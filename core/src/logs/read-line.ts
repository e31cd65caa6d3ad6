/** Chooses the reader of a file by its lines: each file has one format, and a `#Fields:` line may change it. */
import { readCombined } from "./combined.ts";
import type { LineReader, LogEntry } from "./entry.ts";
import { readJsonLine } from "./json-line.ts";
import { isFieldsLine, w3cReader } from "./w3c.ts";

/** Longer lines are attacks or damage; they would only fill memory. */
export const LONGEST_LINE = 64 * 1024;

/** Most lines are people's; looking for these saves cutting them up. Names of crawlers and hosts of assistants have one. */
const HINT =
  /bot|-user|external|spider|cohere|deep-research|notebooklm|googleother|chatgpt|openai|\.ai\b|copilot|gemini|mistral|deepseek|grok|you\.com/i;
export const mayMatter = (line: string): boolean => HINT.test(line);
const isCombined = (line: string): boolean => line.indexOf('] "') > 0;

type FileReader = {
  /** Null: the line can't be read. `skip`: a comment or an empty line. `other`: a request of no crawler or assistant. */
  read(line: string): LogEntry | null | "skip" | "other";
};

export function fileReader(): FileReader {
  let fields: LineReader | null = null;
  return {
    read(line) {
      if (line.length > LONGEST_LINE) return null;
      if (isFieldsLine(line)) {
        fields = w3cReader(line);
        return "skip";
      }
      if (line === "" || line.startsWith("#")) return "skip";
      if (fields) return fields(line);
      if (line.startsWith("{")) return readJsonLine(line);
      return mayMatter(line) ? readCombined(line) : isCombined(line) ? "other" : null;
    },
  };
}
