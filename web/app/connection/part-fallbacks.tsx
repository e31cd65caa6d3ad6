/** What is shown and tried if a part of a page can't be loaded. In its own file, because few users ever need it. */
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import type { Failed, FrameProps, Missing, MissingProps } from "../delivery/fallbacks.ts";
import { AuthPageInstead } from "../session/auth-page-instead.tsx";
import { Button } from "../ui/form/button.tsx";
import { Problem } from "../ui/marks/problem.tsx";
import type { ToastCardProps } from "../ui/on-demand/toast-card.tsx";
import { needsReload, reloadOnce } from "./needs-reload.ts";

export { signOutLater as signOutNote } from "../session/signed-out-mark.ts";
export { stopLinksOffline } from "../ui/on-demand/stop-links-offline.ts";

function NotLoaded({ onRetry, children }: FrameProps) {
  const offline = connectionMessages["analysis/offline"].text;
  return (
    <Problem title={navigator.onLine ? "This part of the page could not be loaded." : offline}>
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Problem>
  );
}

const PlainToast = ({ note }: ToastCardProps) => (
  <p className="rounded-md border border-line bg-surface px-4 py-3 text-14 font-medium shadow-card">
    {note.text}
  </p>
);

const REPLACEMENT = {
  NotLoaded,
  PlainToast: PlainToast as unknown as ComponentType<MissingProps>,
  AuthPageInstead,
  Nothing: () => null,
} satisfies Record<Missing, ComponentType<MissingProps>>;

export async function replacement<Props extends object>({
  failure,
  missing,
  latest,
  reset,
}: Failed<Props>): Promise<{ default: ComponentType<Props> }> {
  const isDead = navigator.onLine && (await needsReload(failure));
  // Until the reload has replaced the page, the part keeps waiting. The other replacements don't need one.
  if (isDead && missing === "NotLoaded" && reloadOnce()) return new Promise<never>(() => {});
  const Shown: ComponentType<MissingProps> = REPLACEMENT[missing];
  return {
    default: function Replacement(props: Props) {
      const [Again, setAgain] = useState<ComponentType<Props> | null>(null);
      useEffect(() => reset, []);
      const onRetry = () => {
        reset();
        setAgain(latest);
      };
      if (Again === null) return <Shown {...props} onRetry={onRetry} isDead={isDead} frame={NotLoaded} />;
      return (
        <Suspense>
          <Again {...props} />
        </Suspense>
      );
    },
  };
}
