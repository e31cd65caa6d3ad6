/** Shown while the admin role is checked. Every page loads this file, so it imports no message catalogue. */
import { Spinner } from "../../ui/feedback/spinner.tsx";

export function VerifyingAccess() {
  return (
    <div role="status" className="wrap grid justify-items-center gap-4 py-32 text-quiet">
      <Spinner className="size-6" />
      <p>Verifying access...</p>
    </div>
  );
}
