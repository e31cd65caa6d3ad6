import { site } from "@citeworthy/core/product/site";
import { PRICING_FAQ } from "../../../content/pricing-faq.ts";
import { Section, Split } from "../../ui/page.tsx";
import { QuestionList } from "../../ui/question-list.tsx";

export function PricingQuestions() {
  return (
    <Section labelledBy="about-paying">
      <Split
        head={
          <>
            <h2 id="about-paying" className="text-28 md:text-36">
              About paying
            </h2>
            <p className="text-quiet">
              Not here? Write to{" "}
              <a href={`mailto:${site.supportEmail}`} className="link">
                {site.supportEmail}
              </a>
            </p>
          </>
        }
      >
        <QuestionList questions={PRICING_FAQ} />
      </Split>
    </Section>
  );
}
