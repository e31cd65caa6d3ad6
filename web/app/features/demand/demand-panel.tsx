/** What people look for: pages by demand, questions to ask, and visits from assistants. */
import { PROPERTY_NAME } from "@citeworthy/core/demand/properties";
import { Link } from "react-router";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { AssistantVisits } from "./assistant-visits.tsx";
import { CONNECTED_PATH } from "./connected-view.ts";
import { DemandTable } from "./demand-table.tsx";
import type { DemandView } from "./demand-view.ts";
import { RealQuestions } from "./real-questions.tsx";

export function DemandPanel({ view }: { view: DemandView }) {
  const { sources, questions, assistants } = view;
  if (sources.length === 0) return <NotConnected />;
  const waiting = sources.filter(({ isRead }) => !isRead);
  const has = (...kinds: string[]) => sources.some(({ kind }) => kinds.includes(kind));
  return (
    <div className="grid grid-cols-1 gap-14">
      {waiting.length > 0 && (
        <Notice kind="info">
          <p>
            {[...new Set(waiting.map(({ kind }) => PROPERTY_NAME[kind]))].join(" and ")}: the first reading
            isn’t complete yet.{" "}
            <Link to={CONNECTED_PATH} className="link">
              See how far it is
            </Link>
          </p>
        </Notice>
      )}
      <DemandTable view={view} />
      {has("search_console", "bing") && <RealQuestions questions={questions} />}
      {has("analytics") && (
        <AssistantVisits
          days={assistants}
          currency={sources.find(({ currency }) => currency)?.currency ?? null}
        />
      )}
    </div>
  );
}

const NotConnected = () => (
  <EmptyState
    heading="h2"
    title="No data is connected"
    action={
      <EditorsOnly note="Editors connect accounts.">
        <ButtonLink to={CONNECTED_PATH} variant="primary">
          Connect data
        </ButtonLink>
      </EditorsOnly>
    }
  >
    <p>
      Connect Search Console, Analytics or Bing to see what people look for, which pages assistants send
      visitors to, and which pages with high demand are never cited.
    </p>
  </EmptyState>
);
