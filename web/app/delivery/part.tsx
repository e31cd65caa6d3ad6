/**
 * A code-split part of a page, and the only way to write one. If its code can't be loaded, the rest of the page stays,
 * a replacement is shown, and the next attempt loads the code again.
 */
import { type ComponentType, lazy } from "react";
import { loadFallbacks, type Missing } from "./fallbacks.ts";
import { loadCode } from "./load-code.ts";

export function part<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  missing: Missing = "NotLoaded",
): ComponentType<Props> {
  let current: ComponentType<Props> | null = null;
  const latest = () => {
    current ??= lazy(() =>
      loadCode(load).catch((failure) => {
        // The server reports it and sends the fallback; the browser then loads the part by itself.
        if (typeof document === "undefined") {
          reset();
          throw failure;
        }
        return loadFallbacks().then(
          (code) => code.replacement({ failure, missing, latest, reset }),
          () => ({ default: () => null }),
        );
      }),
    ) as unknown as ComponentType<Props>;
    return current;
  };
  // React keeps the outcome of a lazy component for good, so a failed one is dropped after it was shown.
  const reset = () => {
    current = null;
  };
  return function Part(props: Props) {
    const Shown = latest();
    return <Shown {...props} />;
  };
}
