/** Five recommendations that apply to every page, and a link to customized ones. */
import { site } from "@citeworthy/core/product/identity/site";
import { ExternalLink } from "lucide-react";

const RECOMMENDATIONS = [
  { title: "Structure content", text: "Open each section with its answer, then explain." },
  { title: "Add authority signals", text: "Name the author, your sources and the date." },
  { title: "Improve relevance", text: "Use the query's words in a heading and in the text below it." },
  { title: "Add quotable content", text: "Write short, self-contained sentences with a number." },
  {
    title: "Optimize for question-based queries",
    text: "Answer the follow-up questions a reader would ask next.",
  },
];

export function Recommendations() {
  return (
    <section className="grid gap-4">
      <h3 className="text-22">Recommendations</h3>
      <ol className="grid gap-6 md:grid-cols-5">
        {RECOMMENDATIONS.map(({ title, text }, at) => (
          <li key={title} className="grid content-start gap-1 border-t border-line pt-3">
            <span aria-hidden="true" className="tabular font-serif text-22 text-accent">
              {at + 1}
            </span>
            <span className="font-semibold">{title}</span>
            <span className="text-14 text-quiet">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where the operator offers nothing else, our own analysis gives recommendations for one page. */
const OWN_ANALYSIS = "/";

export function RecommendationsLink() {
  return (
    <p>
      <a
        href={site.recommendationsUrl ?? OWN_ANALYSIS}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline underline-offset-2"
      >
        Access Customized Recommendations
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </p>
  );
}
