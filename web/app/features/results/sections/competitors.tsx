/** Which pages are cited next to this one, by engine. What no engine was asked for is marked as an estimate. */
import type { Enhancement, NamedCompetitor } from "@citeworthy/core/contract";
import type { ReactNode } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { ENGINE, type Engine, itemsOf, referenceOf } from "./competitor-items.ts";
import { CompetitorList } from "./competitor-list.tsx";

const howToAsk = (engine: Engine) => `Connect a ${ENGINE[engine]} API key to see the pages it cites.`;
const HOW_TO_NAME = "You can also name competing pages when you start an analysis.";

/** What a monitor run measured, by engine; an engine without a cited page has no entry. */
export type MeasuredCompetitors = Partial<Record<Engine, ReactNode>>;

type EngineTabProps = { items: Enhancement[]; engine: Engine; isLive: boolean; measured?: ReactNode };

function EngineTab({ items, engine, isLive, measured }: EngineTabProps) {
  const own = itemsOf(items, engine).map(referenceOf);
  const cited = own.filter(({ source }) => source === "engine");
  // What was measured takes the place of what was estimated.
  if (measured) return measured;
  if (own.length === 0)
    return (
      <EmptyState title={`No data from ${ENGINE[engine]}`}>
        <p>
          {isLive
            ? `${ENGINE[engine]} was not asked, or it cited no pages.`
            : `We did not ask ${ENGINE[engine]} for this analysis. ${howToAsk(engine)} ${HOW_TO_NAME}`}
        </p>
      </EmptyState>
    );
  const named = own.filter(({ source }) => source === "user");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {cited.length === 0 && (
        <Notice>
          <p>
            <b>Estimated: no AI engine was asked.</b> {howToAsk(engine)}
            {named.length === 0 && ` ${HOW_TO_NAME}`}
          </p>
        </Notice>
      )}
      <CompetitorList title="Top Competitors" isEstimated={false} references={cited} engine={engine} />
      <CompetitorList title="Top Competitors" isEstimated references={named} engine={engine} />
      <CompetitorList
        title="Sources this page leans on"
        isEstimated
        references={own.filter(({ source }) => source === "page")}
        engine={engine}
      />
    </div>
  );
}

function GoogleTab() {
  return (
    <div className="grid gap-2">
      <h4 className="flex items-center gap-3 font-semibold">
        Analysis <Badge>Coming Soon</Badge>
      </h4>
      <p className="text-quiet">
        We're working on bringing you competitor analysis from Google AI Overviews.
      </p>
    </div>
  );
}

/** Pages the user named that could not be compared. */
function LeftOut({ named }: { named: NamedCompetitor[] }) {
  const left = named.filter(({ problem }) => problem !== null);
  if (left.length === 0) return null;
  return (
    <Notice title="Not compared">
      <ul className="wrap-anywhere">
        {left.map(({ url, problem }) => (
          <li key={url}>
            {url.replace(/^https?:\/\//, "")}: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type CompetitorsProps = {
  items: Enhancement[];
  named: NamedCompetitor[];
  isLive: boolean;
  measured?: MeasuredCompetitors | undefined;
};

export function Competitors({ items, named, isLive, measured = {} }: CompetitorsProps) {
  const tab = (engine: Engine) => ({
    id: engine,
    label: ENGINE[engine],
    content: <EngineTab items={items} engine={engine} isLive={isLive} measured={measured[engine]} />,
  });
  const google = (
    <>
      Google AI Overviews <Badge tone="accent">Coming Soon</Badge>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Tabs
        label="Engines"
        initial="perplexity"
        tabs={[tab("perplexity"), tab("chatgpt"), { id: "google", label: google, content: <GoogleTab /> }]}
      />
      <LeftOut named={named} />
    </div>
  );
}
