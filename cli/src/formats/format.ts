/** How the results of `analyze` are written: page by page, or as one document at the end. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Problem } from "../findings/problem.ts";
import type { Input } from "../inputs/inputs.ts";

export type AnalyzedPage = {
  /** The file or the URL as given. */
  name: string;
  input: Input;
  result: AnalysisResult;
  problems: Problem[];
  /** The score is below `--fail-under`. */
  isLow: boolean;
};

export type PageFormat<Page> = {
  /** The text that is written when the page is done; empty if it comes at the end. */
  page(page: Page): string;
  /** Null: the failure is a line on standard error. */
  failure(name: string, error: string): string | null;
  end(): string;
};

export const FORMATS = ["text", "json", "markdown", "html", "sarif", "junit", "github"] as const;
export type FormatName = (typeof FORMATS)[number];

/** Names of files have forward slashes on every system. */
export const slashed = (name: string): string => name.replaceAll("\\", "/").replace(/^\.\//, "");

export const sentence = ({ found, advice }: Problem): string => `${found} ${advice}`.trim();
