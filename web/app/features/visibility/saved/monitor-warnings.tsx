/** Says before a monitor is saved that it needs more runs than the plan has. It can be saved all the same. */
import { Notice } from "../../../ui/feedback/notice.tsx";

type Every = "daily" | "weekly";
type MonitorWarningsProps = { of: (every: Every) => string | null; intervals?: readonly Every[] };

const NAMES: Record<Every, string> = { daily: "Daily", weekly: "Weekly" };
const BOTH = ["weekly", "daily"] as const;

export function MonitorWarnings({ of, intervals = BOTH }: MonitorWarningsProps) {
  const warnings = intervals.flatMap((every) => {
    const words = of(every);
    return words === null ? [] : [{ every, words }];
  });
  if (warnings.length === 0) return null;
  return (
    <Notice kind="info">
      {warnings.map(({ every, words }) => (
        <p key={every}>
          {intervals.length > 1 && <b>{NAMES[every]}: </b>}
          {words}
        </p>
      ))}
      <p>Queries that can't be asked are asked first next time.</p>
    </Notice>
  );
}
