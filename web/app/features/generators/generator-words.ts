/** What a generator's page says. It comes with the page's data, so that no script has to carry it. */
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import type { FieldWords } from "./generator-form.tsx";

export type GeneratorWords = {
  lead: string;
  submit: string;
  /** What will stand in the place of the result. */
  empty: string;
  fields: FieldWords[];
};

export type GeneratorDeskProps = { tool: FreeTool; words: GeneratorWords };
