/** Asks an admin to set up two-step sign-in, without which the admin dashboard doesn't open. */
import { Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";

export function SecondStepNotice() {
  return (
    <div className="wrap pb-12">
      <Notice kind="info" title="Admins need a second step here">
        <p>
          Set it up under{" "}
          <Link to="/dashboard/security" className="link">
            Sign-in and security
          </Link>{" "}
          to open the admin dashboard.
        </p>
      </Notice>
    </div>
  );
}
