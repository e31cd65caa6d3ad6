/** One claim: the engine's words next to the page's words, what differs, and a task where something should change. */
import type { ClaimFact, SaidClaim } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { Link } from "react-router";
import { citedPath } from "../../../addresses/cited-path.ts";
import { shortAddress } from "../../../addresses/short-address.ts";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { readableText } from "../claims/answer-text.tsx";
import { DecidingWords } from "../claims/deciding-words.tsx";
import { Overrule } from "../claims/overrule.tsx";
import { placeWords } from "../claims/page-quote.tsx";
import { Verdict } from "../claims/verdict.tsx";
import { TaskAction } from "../task-action.tsx";

const FACT_WORDS: Record<ClaimFact, string | null> = {
  price: "Price",
  date: "Date",
  number: null,
  name: null,
};

export function SaidClaimRow({ said }: { said: SaidClaim }) {
  const { page, support, isNew, claim } = said;
  return (
    <li className="grid grid-cols-1 gap-3 border-b border-line py-6 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Verdict support={support} />
        {claim.facts.map(
          (fact) =>
            FACT_WORDS[fact] && (
              <Badge key={fact} tone="outline">
                {FACT_WORDS[fact]}
              </Badge>
            ),
        )}
        {isNew && <Badge tone="accent">New</Badge>}
        <Link
          to={citedPath(page.url)}
          className="min-w-0 text-14 text-quiet underline decoration-1 underline-offset-[0.2em] wrap-anywhere hover:text-ink max-md:w-full md:ml-auto"
        >
          {page.title || shortAddress(page.url)}
        </Link>
      </div>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <EngineWords said={said} />
        <PageWords said={said} />
      </div>
      <SaidFoot said={said} />
      <Overrule claim={said.id} verdict={support.verdict} overruled={said.overruled} />
    </li>
  );
}

function EngineWords({ said: { engine, askedAt, query, claim, support } }: { said: SaidClaim }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="font-sans text-14 font-semibold tracking-normal text-quiet wrap-anywhere">
        {ENGINE_NAMES[engine]}, <DateText iso={askedAt} />, asked “{query}”
      </h3>
      <blockquote className="font-serif text-18 leading-relaxed wrap-anywhere">
        <DecidingWords text={readableText(claim.text)} words={claim.decidedBy} verdict={support.verdict} />
      </blockquote>
    </div>
  );
}

function PageWords({ said: { claim, support } }: { said: SaidClaim }) {
  const { quote, verdict } = support;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="font-sans text-14 font-semibold tracking-normal text-quiet">
        {quote && verdict !== "not_checked" ? "Your page says" : "Your page"}
      </h3>
      {quote ? (
        <>
          <blockquote className="font-serif text-18 leading-relaxed wrap-anywhere">
            <Highlight>
              <DecidingWords text={quote.text} words={claim.decidedBy} verdict={verdict} />
            </Highlight>
          </blockquote>
          <p className="text-14 text-quiet wrap-anywhere">{placeWords(quote)}</p>
        </>
      ) : (
        <p className="text-quiet">
          {verdict === "not_checked"
            ? "Nothing here could decide this claim."
            : "We found no passage about this."}
        </p>
      )}
    </div>
  );
}

function SaidFoot({ said }: { said: SaidClaim }) {
  const { verdict, note } = said.support;
  const isToDo = verdict === "not_supported" || verdict === "partly";
  if (!note && !isToDo) return null;
  const task = taskOf(said);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-72">{note}</p>
      {isToDo && (
        <TaskAction
          source={{ from: "claim", runId: said.runId, claimId: said.id }}
          title={`Check what ${shortAddress(said.page.url)} says`}
          detail={task}
          page={{ url: said.page.url, ...(said.page.title !== null && { title: said.page.title }) }}
          text={task}
        />
      )}
    </div>
  );
}

function taskOf({ engine, claim, support, page }: SaidClaim): string {
  const theirs = `${ENGINE_NAMES[engine]} says: “${readableText(claim.text)}”`;
  const own = support.quote
    ? `The page says: “${support.quote.text}”`
    : "The page has no passage about this.";
  return [`Check ${shortAddress(page.url)}.`, theirs, own, "Give engines one clear sentence to cite."].join(
    "\n",
  );
}
