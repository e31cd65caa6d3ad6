/** Score against citation in this installation's own measured runs, with its interval, or what is missing for it. */
import type { ScoreEvidence } from "@citeworthy/core/visibility/estimates/score-evidence";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { figure } from "../words.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

export function EvidencePanel({ evidence }: { evidence: ScoreEvidence | null }) {
  return (
    <Panel title="Score against citation">
      <div className="mt-5 grid gap-3">
        {evidence === null ? (
          <Notice kind="error">We could not load the measured runs. Refresh to try again.</Notice>
        ) : (
          <Content evidence={evidence} />
        )}
      </div>
    </Panel>
  );
}

function Content({ evidence: { figure: found, cited, uncited, needed, runs } }: { evidence: ScoreEvidence }) {
  const counts = `${figure(cited)} cited and ${figure(uncited)} uncited pages so far.`;
  if (!found)
    return (
      <p>
        Not enough data yet: {counts}{" "}
        <span className="text-quiet">
          {figure(needed)} of each are needed before this figure means anything. Measured monitor runs with
          competitors add to it.
        </span>
      </p>
    );
  const { concordance, interval, pairs } = found;
  const isClear = interval.low > 0.5 || interval.high < 0.5;
  return (
    <>
      <p className="flex items-baseline gap-3">
        <span className="tabular font-serif text-36">{percent(concordance)}</span>
        <span className="text-14 text-quiet">
          95% confidence interval: {percent(interval.low)} to {percent(interval.high)}
        </span>
      </p>
      <p>
        Of two pages counted on the same answers, the one cited more often has the higher score this often.
        50% is chance{isClear ? "." : ", and the interval includes it."}
      </p>
      <p className="text-14 text-quiet">
        {figure(pairs)} pairs in {figure(runs)} runs: {counts}
      </p>
    </>
  );
}
