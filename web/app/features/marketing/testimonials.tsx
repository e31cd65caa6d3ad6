/** Three quotes. Each card is marked as a sample until the operator replaces it with a real one. */

import { TESTIMONIALS } from "../../../content/testimonials.ts";
import { Badge } from "../../ui/labels/badge.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { icon } from "../../ui/marks/icons.tsx";

const Star = icon("m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1l-5.3 2.9 1.1-6L3.4 9.8l6-.8z");

const FULL = 5;
const hasSamples = TESTIMONIALS.some(({ isSample }) => isSample);

function Stars({ count }: { count: number }) {
  return (
    <p role="img" aria-label={`${count} out of ${FULL} stars`} className="flex gap-1 text-ink">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
        <Star key={index} aria-hidden="true" className="size-5 fill-current" />
      ))}
    </p>
  );
}

export function Testimonials() {
  return (
    <Section band labelledBy="voices">
      <div className="mb-10 grid gap-3">
        <h2 id="voices" className="text-36">
          {hasSamples ? "Sample quotes" : "What customers say"}
        </h2>
        {hasSamples && (
          <p className="text-18 text-quiet">
            Examples of what a good review could say. No customer said them.
          </p>
        )}
      </div>
      <ul className="grid gap-6 lg:grid-cols-3">
        {TESTIMONIALS.map(({ quote, role, stars, isSample }) => (
          <li key={quote} className="grid">
            <figure className="grid grid-rows-[auto_1fr_auto] gap-5 rounded-md border border-line bg-surface p-6 md:p-8">
              <Stars count={stars} />
              <blockquote className="font-serif text-22 leading-[1.4]">{quote}</blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
                {role}
                {isSample && <Badge>Sample</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
