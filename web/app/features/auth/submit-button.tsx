import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Button } from "../../ui/form/button.tsx";

/** Looks enabled from the first paint, so that it does not flash gray until scripts run. */
const LOOKS_READY = "disabled:border-accent! disabled:bg-accent! disabled:text-accent-ink!";

/** Disabled until scripts run: the browser would otherwise submit the form itself, and no handler exists for it. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const hydrated = useHydrated();
  return (
    <Button type="submit" variant="primary" wide busy={busy} disabled={!hydrated} className={LOOKS_READY}>
      {children}
    </Button>
  );
}
