/** A generator as a page: its form, the place of its result, and what there is to know about it. */
import type { ReactNode } from "react";
import { GeneratorForm } from "./generator-form.tsx";
import { GeneratorPage } from "./generator-page.tsx";
import type { GeneratorPanelProps } from "./generator-words.ts";
import { ResultPlace } from "./result-place.tsx";
import { type GeneratorRules, useGenerator } from "./use-generator.ts";

type Props<Made> = GeneratorPanelProps & {
  rules: GeneratorRules<Made>;
  about: ReactNode;
  children: (made: Made, asked: Record<string, string>) => ReactNode;
};

export function GeneratorPanel<Made>({ tool, words, rules, about, children }: Props<Made>) {
  const generator = useGenerator(rules);
  return (
    <GeneratorPage
      tool={tool}
      lead={words.lead}
      form={<GeneratorForm generator={generator} fields={words.fields} submit={words.submit} />}
      result={
        <ResultPlace generator={generator} empty={words.empty}>
          {children}
        </ResultPlace>
      }
      about={about}
    />
  );
}
