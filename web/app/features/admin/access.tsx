/** The door of the admin pages: being checked, refused, or open. */
import { messageText } from "@citeworthy/core/messages";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";

export function VerifyingAccess() {
  return (
    <div role="status" className="wrap grid justify-items-center gap-4 py-32 text-quiet">
      <Spinner className="size-6" />
      <p>Verifying access...</p>
    </div>
  );
}

export function AccessDenied() {
  return (
    <MessagePage title="Access Denied">
      <p className="text-18 text-quiet">{messageText("account/admin-required")}</p>
      <div>
        <ButtonLink to="/" variant="primary">
          Return to Home
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
