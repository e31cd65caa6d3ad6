/** Shown when rendering a page failed. */
import { site } from "@citeworthy/core/product/identity/site";
import { Suspense } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { part } from "../../delivery/part.tsx";
import { still } from "../../delivery/still.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";

const NotFoundPage = still("not-found", () => import("./not-found-page.tsx"));

const NotAllowed = part(() => import("./not-allowed.tsx"));

type ErrorPageProps = { error: unknown; requestId: string | null };

/** The id belongs to the first request; after a client-side navigation it would be the wrong one. */
function useRequestId(requestId: string | null): string | null {
  return useLocation().key === "default" ? requestId : null;
}

export function ErrorPage({ error, requestId }: ErrorPageProps) {
  const id = useRequestId(requestId);
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404) return <NotFoundPage />;
  if (status === 403)
    return (
      <Suspense>
        <NotAllowed text={(error as { data: string }).data} />
      </Suspense>
    );
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : null;
  return (
    <MessagePage title="Something went wrong on our side">
      <title>{`Something went wrong | ${site.name}`}</title>
      <p className="text-18 text-quiet">
        We could not load this page. Your saved work is safe. Please try again in a moment. If this continues,
        contact <SupportLink />.
      </p>
      {id && (
        <p className="text-14 text-quiet">
          Request <code className="font-mono text-ink">{id}</code>: include this ID in your message so we can
          find the cause faster.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
      {details && <pre className="overflow-x-auto rounded-sm bg-wash p-4 font-mono text-14">{details}</pre>}
    </MessagePage>
  );
}
