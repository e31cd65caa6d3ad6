/** The shape of a tool: its name, who may use it, what it takes and what it answers. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import { z } from "zod";
import type { Bench } from "./bench.ts";
import { UNTRUSTED_NOTE } from "./untrusted.ts";

export type ToolAnswer = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

export type ToolDefinition<Shape extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  scope: KeyScope;
  describe(bench: Bench): string;
  input(bench: Bench): Shape;
  /** It costs nothing, and changes nothing unless it says so. */
  isFree: boolean;
  /** Of a tool that isn't free: it costs one use for each page instead of one. */
  isPerPage?: true;
  /** `replaces`: what was there before is overwritten, so clients should ask first. */
  changes?: "adds" | "replaces";
  /** Of a tool that is free: it reads from the web or has engines asked, now or later. */
  reachesOut?: true;
  isOffered?(bench: Bench): boolean;
  run(bench: Bench, given: z.infer<Shape>): Promise<ToolAnswer>;
};

/** Keeps the types of a tool's input in a list of different tools. */
export const defineTool = <Shape extends z.ZodObject>(tool: ToolDefinition<Shape>): ToolDefinition =>
  tool as unknown as ToolDefinition;

/** Data for programs, and the same as text for clients that read only text. Each says by itself that it quotes a page. */
export function answered(data: Record<string, unknown>, { quotesPage = false } = {}): ToolAnswer {
  const json = JSON.stringify(data, null, 2);
  if (!quotesPage) return { content: [{ type: "text", text: json }], structuredContent: data };
  const text = `${UNTRUSTED_NOTE}\n\n${json}`;
  return { content: [{ type: "text", text }], structuredContent: { untrusted: UNTRUSTED_NOTE, ...data } };
}

export const refused = (text: string): ToolAnswer => ({ content: [{ type: "text", text }], isError: true });

const MAX_ID = 100;
export const analysisId = () =>
  z.string().min(1).max(MAX_ID).describe("The id that analyze_page or list_pages returned.");

/** Runs `use` with the analysis, or says that there is none. */
export async function withAnalysis(
  bench: Bench,
  id: string,
  use: (result: AnalysisResult) => ToolAnswer,
): Promise<ToolAnswer> {
  const result = await bench.find(id);
  return result
    ? use(result)
    : refused(`There is no analysis with the id ${id}. list_pages names those there are.`);
}
