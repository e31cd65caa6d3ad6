import { site } from "@citeworthy/core/product/site";
import { ClosingCall } from "../features/marketing/closing-call.tsx";
import { type Passage, Passages } from "../features/marketing/prose.tsx";
import { pageMeta } from "../page-meta.ts";
import { Highlight } from "../ui/highlight.tsx";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/what-is-geo";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "What is GEO? Generative engine optimization in plain words",
    description:
      "Generative engine optimization (GEO) makes a page easy for AI answer engines to find, pick and use. What it is, what is known, and what nobody can promise.",
    path: "/what-is-geo",
  });

const PASSAGES: Passage[] = [
  {
    id: "how",
    title: "Found, picked, used",
    body: (
      <>
        <p>
          <b>Found.</b> The engine&rsquo;s crawler may visit, the page answers, and its text is in the HTML
          that is served. A page that cannot be read cannot be cited.
        </p>
        <p>
          <b>Picked.</b> For one question an engine looks at many pages. The closer a passage is to the
          question, in its heading and its first sentences, the better its chance.
        </p>
        <p>
          <b>Used.</b> An answer lifts what can stand alone: a definition, a figure with its source, a named
          speaker, a row of a table.
        </p>
      </>
    ),
  },
  {
    id: "search",
    title: "It does not replace search optimization",
    body: (
      <p>
        Answer engines read the web through search. A page that search cannot reach is out of the running
        before its wording matters. GEO begins where search optimization ends: with the words themselves.
      </p>
    ),
  },
  {
    id: "evidence",
    title: "What is known",
    body: (
      <>
        <p>
          The name comes from a study by Aggarwal and others (KDD 2024), in which adding quotations,
          statistics and sources made a page more visible in a simulated engine. Puerto and others (NeurIPS
          2025) repeated edits of this kind under competition and found that most had little effect; where a
          page stands in the list the engine reads mattered far more.
        </p>
        <p>
          Both are worth knowing. That is why each recommendation in {site.name} carries a grade, the study
          behind it, and the study that found otherwise.
        </p>
      </>
    ),
  },
  {
    id: "promise",
    title: "What nobody can promise",
    body: (
      <p>
        A citation. The question asked, your place in search and your name all weigh in, and answers change
        from day to day. What can be done is to make sure that nothing on the page stands in the way.
      </p>
    ),
  },
];

export default function WhatIsGeo() {
  return (
    <>
      <PageHead title="What is GEO?">
        <p className="font-serif text-22 leading-[1.45] text-ink md:text-28">
          <Highlight>
            Generative engine optimization (GEO) is the practice of making a page easy for AI answer engines
            to find, pick and use.
          </Highlight>
        </p>
      </PageHead>
      <Passages passages={PASSAGES} />
      <ClosingCall title="See how your own page reads." />
    </>
  );
}
