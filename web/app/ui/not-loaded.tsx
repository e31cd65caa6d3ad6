/** Stands in for a part of a page whose code could not be loaded. */
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";

export const notLoadedText = (): string =>
  navigator.onLine
    ? "This part of the page could not be loaded."
    : connectionMessages["analysis/offline"].text;

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Problem title={notLoadedText()}>
      <Button size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Problem>
  );
}
