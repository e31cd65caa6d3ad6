/** Points gained or lost since the analysis before, in words where there are none. */
import { PointChange } from "../../../ui/history/point-change.tsx";

/** `change` is null after the first analysis, and where the two can't be compared. */
export function ChangeWords({ change, isFirst = false }: { change: number | null; isFirst?: boolean }) {
  if (change === null)
    return <span className="text-14 text-quiet">{isFirst ? "first time" : "not compared"}</span>;
  if (change === 0) return <span className="text-14 text-quiet">unchanged</span>;
  return <PointChange points={change} />;
}
