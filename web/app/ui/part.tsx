/**
 * A code-split part of a page, and the only way to write one. If its code can't be loaded, the rest of the page stays:
 * if that helps, the page reloads once; otherwise a replacement is shown, and the next attempt loads the code again.
 */
import { type ComponentType, lazy, useEffect, useState } from "react";
import { CodeMissing, loadCode, reloadOnce } from "./load-code.ts";
import { NotLoaded } from "./not-loaded.tsx";

export type MissingProps = { onRetry: () => void; needsReload: boolean };
type Options<Props> = {
  /** Shown instead of the part. */
  missing?: ComponentType<Props & MissingProps>;
  /** False if the replacement itself loads a new page. */
  reload?: boolean;
};

/** Until the reload has replaced the page, the part keeps waiting. */
const forever = new Promise<never>(() => {});

export function part<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { missing: Missing = NotLoaded, reload = true }: Options<Props> = {},
): ComponentType<Props> {
  const refreshers = new Set<() => void>();
  let current: ComponentType<Props> | null = null;
  let isFailed = false;

  const instead = (needsReload: boolean) => {
    const retry = () => {
      forgetFailure();
      for (const refresh of refreshers) refresh();
    };
    return (props: Props) => <Missing {...props} onRetry={retry} needsReload={needsReload} />;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return await loadCode(load);
      } catch (error) {
        if (!(error instanceof CodeMissing)) throw error;
        if (reload && error.needsReload && reloadOnce()) return forever;
        isFailed = true;
        return { default: instead(error.needsReload) };
      }
    }) as unknown as ComponentType<Props>;
  const latest = () => {
    current ??= attempt();
    return current;
  };
  // React keeps the outcome of a lazy component for good. A failed one is replaced, but not before it was shown:
  // until then React renders it again and again, and each time would start a new attempt.
  const forgetFailure = () => {
    if (isFailed) current = null;
    isFailed = false;
  };

  return function Part(props: Props) {
    const [Shown, setShown] = useState(latest);
    useEffect(() => {
      const refresh = () => setShown(latest);
      refreshers.add(refresh);
      return () => {
        refreshers.delete(refresh);
        forgetFailure();
      };
    }, []);
    return <Shown {...props} />;
  };
}
