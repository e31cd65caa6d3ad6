import { useEffect } from "react";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";
import type { Route } from "./+types/account-deleted";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Account deleted",
    description: "Your account and its data have been deleted.",
    path: "/account-deleted",
    hidden: true,
  });

/** Anyone can open this page, so it only says what happens to every deleted account. */
export default function AccountDeleted() {
  const { refresh } = useSession();
  // The header still shows the deleted user until the session is refreshed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, and every response creates a new `refresh`
  useEffect(() => void refresh(), []);
  return (
    <MessagePage title="Your account has been deleted">
      <p className="text-18 text-quiet">
        Your profile, analyses, articles and shared links have been deleted, and you are signed out
        everywhere. Any paid plan was cancelled. We sent you a confirmation email.
      </p>
      <p className="text-quiet">
        The payment provider keeps invoices as long as the law requires. Questions? Contact <SupportLink />.
      </p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
      </div>
    </MessagePage>
  );
}
