/** Pages that the engine listed as a source of this answer and did not cite. */
import type { AnswerSource, SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { shortAddress } from "../../../addresses/short-address.ts";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { PageLink } from "../claims/page-link.tsx";
import { nounFor } from "../figures/share-words.ts";
import { SectionHead } from "./section-head.tsx";
import { unreadWords } from "./source-words.ts";

const FIRST_SHOWN = 4;

export function DroppedPages({ answer }: { answer: SourcedAnswer }) {
  const dropped = answer.sources.filter(({ role }) => role === "dropped");
  return (
    <section aria-labelledby="dropped" className="grid gap-4">
      <SectionHead id="dropped" title="Read and dropped">
        {answer.reportsDropped && droppedWords(answer, dropped.length)}
      </SectionHead>
      {!answer.reportsDropped ? (
        <EmptyState title="Not reported">
          <p>{ENGINE_NAMES[answer.engine]} names the pages that it cites, and not what else it read.</p>
        </EmptyState>
      ) : dropped.length === 0 ? (
        <EmptyState title="No page was dropped">
          <p>{ENGINE_NAMES[answer.engine]} cited every page that it listed for this answer.</p>
        </EmptyState>
      ) : (
        <div>
          <SourceRows sources={dropped.slice(0, FIRST_SHOWN)} isFirst />
          {dropped.length > FIRST_SHOWN && (
            <More
              summary={<span className="text-14">{nounFor(dropped.length - FIRST_SHOWN, "more page")}</span>}
            >
              <SourceRows sources={dropped.slice(FIRST_SHOWN)} />
            </More>
          )}
        </div>
      )}
    </section>
  );
}

const droppedWords = ({ engine, sources }: SourcedAnswer, dropped: number): string =>
  `${ENGINE_NAMES[engine]} read ${nounFor(sources.length, "page")} for this answer and cited ${sources.length - dropped}. It doesn’t say why it dropped the others.`;

function SourceRows({ sources, isFirst = false }: { sources: AnswerSource[]; isFirst?: boolean }) {
  return (
    <ol className={isFirst ? "border-t-2 border-ink" : "border-t border-line"}>
      {sources.map((source) => (
        <SourceRow key={`${source.position} ${source.url}`} source={source} />
      ))}
    </ol>
  );
}

function SourceRow({ source }: { source: AnswerSource }) {
  const { url, title, position, isOwn, state, note } = source;
  return (
    <li
      className={`grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line py-3 md:grid-cols-[28px_minmax(0,1.4fr)_minmax(0,1fr)] md:items-center ${isOwn ? "border-l-3 border-l-ink pl-3" : ""}`}
    >
      <span className="tabular text-quiet max-md:row-span-2">
        <span className="sr-only">Place </span>
        {position}
      </span>
      <span className="grid min-w-0 justify-items-start">
        <PageLink url={url} className="font-semibold [&_.link]:text-ink">
          {title ?? shortAddress(url)}
        </PageLink>
        {title && <span className="text-14 text-quiet wrap-anywhere">{shortAddress(url)}</span>}
      </span>
      <span className={`text-14 ${state === "read" ? "" : "text-quiet"} max-md:col-start-2`}>
        {isOwn && <b>Your page. </b>}
        {state === "read" ? note : unreadWords(source)}
      </span>
    </li>
  );
}
