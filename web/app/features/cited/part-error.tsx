/** One part of a run failed to load; its head and its other parts stay. Refusals and missing runs have pages of their own. */
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";

export function PartError({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status < 500) throw error;
  return (
    <div className="grid justify-items-start gap-4">
      <Notice kind="error" title="We could not load this part">
        <p>The run and its answers are safe. Please try again in a moment.</p>
      </Notice>
      <Button size="small" busy={state !== "idle"} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
