import { site } from "@citeworthy/core/product/site";
import { useEffect } from "react";
import { pageMeta } from "../page-meta.ts";
import { useSession } from "../session/session.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { MessagePage } from "../ui/page.tsx";
import type { Route } from "./+types/account-deleted";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Account deleted",
    description: "Your account and everything in it are gone.",
    path: "/account-deleted",
    hidden: true,
  });

/** Says no more than what happens to every deleted account: anyone can open it. */
export default function AccountDeleted() {
  const { refresh } = useSession();
  // The header still greets whoever has just gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, and each answer makes a new `refresh`
  useEffect(() => void refresh(), []);
  return (
    <MessagePage title="Your account is deleted">
      <p className="text-18 text-quiet">
        Your profile, analyses, articles and shared links are gone, and every device is signed out. A paid
        plan was cancelled with it. We have sent you a last e-mail that confirms this.
      </p>
      <p className="text-quiet">
        The payment provider keeps its invoices for as long as the law asks it to. Questions? Write to{" "}
        <a href={`mailto:${site.supportEmail}`} className="link">
          {site.supportEmail}
        </a>
        .
      </p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
      </div>
    </MessagePage>
  );
}
