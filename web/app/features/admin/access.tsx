/** Shown to users without the admin role. */
import { messageText } from "@citeworthy/core/messages";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";

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
