/** The texts of a generator's page. They come with the page's data, so they add nothing to the scripts. */
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import type { FieldWords } from "./generator-form.tsx";

export type GeneratorWords = {
  lead: string;
  submit: string;
  /** Shown until there is a result. */
  empty: string;
  fields: FieldWords[];
};

export type GeneratorPanelProps = { tool: FreeTool; words: GeneratorWords };
