/** Says before a schedule is saved that it needs more than the plan has. It can be saved all the same. */
import {
  type PlanLoad,
  type RepeatedUse,
  scheduleWarning,
} from "@citeworthy/core/product/plans/schedule-uses";
import { Link } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";

export function FitNotice({ wanted, load }: { wanted: RepeatedUse; load: PlanLoad | undefined }) {
  const warning = load && scheduleWarning(wanted, load, "analyses");
  if (!warning) return null;
  return (
    <Notice kind="info" title={warning}>
      <p>
        Runs pause when the uses are gone, and go on when there are new ones. Choose fewer pages or a longer
        interval, or{" "}
        <Link to="/pricing" className="link">
          see plans
        </Link>
        .
      </p>
    </Notice>
  );
}
