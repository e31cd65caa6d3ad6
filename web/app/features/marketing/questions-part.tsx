/** Questions and answers next to their heading, with a contact address for other questions. */
import { site } from "@citeworthy/core/product/identity/site";
import { QuestionList, type QuestionListProps } from "../../ui/layout/question-list.tsx";
import { Section, Split } from "../../ui/layout/section.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";

export type QuestionsProps = QuestionListProps & { id: string; title: string };

export default function QuestionsPart({ id, title, questions }: QuestionsProps) {
  return (
    <Section labelledBy={id}>
      <Split
        head={
          <>
            <h2 id={id} className="text-28 md:text-36">
              {title}
            </h2>
            {site.supportEmail !== null && (
              <p className="text-quiet">
                Not listed? Contact <SupportLink />
              </p>
            )}
          </>
        }
      >
        <QuestionList questions={questions} />
      </Split>
    </Section>
  );
}
