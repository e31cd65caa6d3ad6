import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Ready in looks from the first paint: the moment until scripts run is no reason to turn grey. */
const LOOKS_READY = "disabled:border-accent! disabled:bg-accent! disabled:text-accent-ink!";

/** Takes no press before scripts run: the browser would send the form itself, to nobody. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const hydrated = useHydrated();
  return (
    <Button type="submit" variant="primary" wide busy={busy} disabled={!hydrated} className={LOOKS_READY}>
      {children}
    </Button>
  );
}
