/** What the list of claims can't show, and why. */
import type { SaidOfYou } from "@citeworthy/core/cited/cited-view";
import { Link } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { runPath } from "../cited-paths.ts";
import { ConnectLink } from "../connect-link.tsx";
import { nounFor } from "../figures/share-words.ts";

type NothingSaidProps = { run: string | null; isFiltered: boolean; hasEngines: boolean; isAdmin: boolean };

/** `run`: the newest one, which shows who is cited instead. */
export function NothingSaid({ run, isFiltered, hasEngines, isAdmin }: NothingSaidProps) {
  if (isFiltered)
    return (
      <EmptyState
        heading="h2"
        title="No claim fits these filters"
        action={
          <Link to="?" preventScrollReset className="link">
            Show all claims
          </Link>
        }
      />
    );
  return (
    <EmptyState
      heading="h2"
      title="No answer has cited your pages yet"
      action={
        run && hasEngines ? (
          <ButtonLink to={runPath(run, "why")}>See who is cited instead</ButtonLink>
        ) : (
          hasEngines && <ButtonLink to="/ai-visibility-monitor">Ask the engines</ButtonLink>
        )
      }
    >
      <p>When an engine cites one of your pages, what it said appears here with your own words next to it.</p>
      {!hasEngines && (
        <p>
          No AI engine is connected, so nothing is measured.{" "}
          <ConnectLink isAdmin={isAdmin} what="an engine" />
        </p>
      )}
    </EmptyState>
  );
}

export function OnlyFactsChecked({
  said: { claims, counts },
  isAdmin,
}: {
  said: SaidOfYou;
  isAdmin: boolean;
}) {
  const withFacts = claims.filter(({ claim }) => claim.facts.length > 0).length;
  return (
    <Notice kind="info">
      <p>
        <b>Prices, dates, numbers and names are compared letter by letter.</b> {withFacts} of{" "}
        {nounFor(claims.length, "claim has", "claims have")} one. The others are compared by how close a
        passage is
        {counts.not_checked > 0 && `, and ${counts.not_checked} could not be checked`}.{" "}
        <ConnectLink isAdmin={isAdmin} what="a model" />
      </p>
    </Notice>
  );
}

export function AllSupported({ said: { claims, to } }: { said: SaidOfYou }) {
  return (
    <Notice kind="good">
      <p>
        <b>
          {claims.length === 1
            ? "The only claim is on your page."
            : `All ${claims.length} claims are on your pages.`}
        </b>{" "}
        {to && (
          <>
            Checked <DateText iso={to} />.{" "}
          </>
        )}
        We check again after each run.
      </p>
    </Notice>
  );
}
