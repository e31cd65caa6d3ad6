import { site } from "@citeworthy/core/product/site";
import { HOME_FAQ } from "../../../content/home-faq.ts";
import { Section, Split } from "../../ui/page.tsx";
import { QuestionList } from "../../ui/question-list.tsx";

export default function HomeQuestions() {
  return (
    <Section labelledBy="questions">
      <Split
        head={
          <>
            <h2 id="questions" className="text-36">
              Questions, answered
            </h2>
            <p className="text-quiet">
              Not listed? Write to{" "}
              <a href={`mailto:${site.supportEmail}`} className="link">
                {site.supportEmail}
              </a>
            </p>
          </>
        }
      >
        <QuestionList questions={HOME_FAQ} />
      </Split>
    </Section>
  );
}
