/** The door of the admin pages while it is checked. Every page carries this, so it needs no words from elsewhere. */
import { Spinner } from "../../ui/spinner.tsx";

export function VerifyingAccess() {
  return (
    <div role="status" className="wrap grid justify-items-center gap-4 py-32 text-quiet">
      <Spinner className="size-6" />
      <p>Verifying access...</p>
    </div>
  );
}
