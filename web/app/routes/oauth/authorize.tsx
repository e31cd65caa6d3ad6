/** The page that an app sends its user to, to be connected. Nobody is sent on without pressing a button or a link. */
import { site } from "@citeworthy/core/product/identity/site";
import { useEffect } from "react";
import { Link } from "react-router";
import { ConsentForm } from "../../features/connected-apps/consent-form.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/authorize";
import { answerApp, askingApp } from "./authorize.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Connect an app",
    description: "Lets an app use your account.",
    path: "/oauth/authorize",
    hidden: true,
  });

export const loader = ({ context, request }: Route.LoaderArgs) => askingApp(context, request);
export const action = ({ context, request }: Route.ActionArgs) => answerApp(context, request);

function Refused({ why, back }: { why: string; back: string | null }) {
  return (
    <MessagePage title="This app can't be connected">
      <p className="text-18 text-quiet">{why} Start again from the app, or tell its maker.</p>
      <p>
        {back === null ? (
          <Link to="/" className="link">
            Return to Home
          </Link>
        ) : (
          <a href={back} rel="noreferrer" className="link">
            Return to {new URL(back).host}
          </a>
        )}
      </p>
    </MessagePage>
  );
}

/** A link as well, for browsers without scripts: the page's policy lets no form lead to another site. */
function Returning({ to }: { to: string }) {
  useEffect(() => window.location.assign(to), [to]);
  return (
    <MessagePage title="Back to the app">
      <p className="text-18 text-quiet">You can close this page when the app has opened.</p>
      <p>
        <a href={to} rel="noreferrer" className="link">
          Continue to {new URL(to).host}
        </a>
      </p>
    </MessagePage>
  );
}

export default function Authorize({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <Returning to={actionData.value} />;
  if (loaderData.kind === "refused") return <Refused why={loaderData.why} back={loaderData.back} />;
  const { app, workspaces, email } = loaderData;
  return (
    <MessagePage title={`Connect ${app.name}?`}>
      {actionData && <Notice kind="error">{actionData.problem}</Notice>}
      <p className="text-18 text-quiet">
        An app that calls itself <strong className="break-words text-ink">{app.name}</strong> asks to use the{" "}
        {site.name} account <strong className="break-words text-ink">{email}</strong>. We haven't checked who
        made it.
      </p>
      <Notice kind="info">
        {app.isLocal ? (
          <>
            You return to a program on this device (<strong className="break-words">{app.host}</strong>).
            Connect only if you started it just now.
          </>
        ) : (
          <>
            You return to <strong className="break-words">{app.host}</strong>. Connect only if you came from
            there.
          </>
        )}
      </Notice>
      <ConsentForm app={app} workspaces={workspaces} />
      <p className="text-14 text-quiet">
        It never sees your password, and can't change your account, your plan or your API keys. You can
        disconnect it at any time under{" "}
        <Link to="/dashboard/security" className="link">
          Sign-in and security
        </Link>
        .
      </p>
    </MessagePage>
  );
}
