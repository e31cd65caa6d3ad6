/** What a page falls back to if code can't be loaded. The code itself is in `part-fallbacks.tsx`; the root names it here. */
import type { ComponentType, ReactNode } from "react";

/** What is shown instead of a part. */
export type Missing = "NotLoaded" | "Nothing" | "PlainToast" | "AuthPageInstead";
export type FrameProps = { onRetry: () => void; children?: ReactNode };
export type MissingProps = { onRetry: () => void; isDead: boolean; frame: ComponentType<FrameProps> };
export type Failed<Props> = {
  failure: unknown;
  missing: Missing;
  latest: () => ComponentType<Props>;
  reset: () => void;
};
type Fallbacks = {
  replacement<Props extends object>(failed: Failed<Props>): Promise<{ default: ComponentType<Props> }>;
  signOutNote(): string | null | Promise<string | null>;
  stopLinksOffline(): void;
};

type LoadFallbacks = () => Promise<Fallbacks>;

let load: LoadFallbacks = () => Promise.reject(new Error());

/** Named by the root instead of imported here, because the replacements use parts themselves. */
export const setFallbacks = (given: LoadFallbacks): void => {
  load = given;
};

/** Loaded while the page is idle, so that it's there when nothing more can be loaded. */
export const loadFallbacks: LoadFallbacks = () => load();
