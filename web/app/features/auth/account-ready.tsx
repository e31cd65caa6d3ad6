/** Shown after a sign-up that starts a session at once: says what the trial includes, then redirects. */
import { QUOTAS, TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import { useEffect } from "react";

const GO_AFTER_MS = 2_000;

const PLACES: Record<string, string> = {
  "/dashboard": "to your dashboard",
  "/admin": "to the admin dashboard",
};
const placeName = (path: string): string => PLACES[path] ?? "back to where you left off";

/** `onLeave` must be a stable reference; a new one would restart the two seconds. */
export function AccountReady({ to, onLeave }: { to: string; onLeave: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onLeave, GO_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onLeave]);

  const { content_analyses: analyses, article_generator: articles, ai_visibility: runs } = QUOTAS.trial;
  return (
    <div className="grid gap-5">
      <p role="status" className="text-18 text-quiet">
        Your {TRIAL_DAYS}-day trial has started: {analyses} content analyses, {articles} articles, {runs} AI
        visibility runs.
      </p>
      <FillingBar />
      <p className="text-14 text-quiet">
        Taking you {placeName(to)}.{" "}
        <button type="button" onClick={onLeave} className="link">
          Go now
        </button>
      </p>
    </div>
  );
}

/** Full when the time is up, and from the start for users who prefer reduced motion. */
const FillingBar = () => (
  <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
    <div className="h-full w-full rounded-full bg-accent transition-[width] duration-2000 ease-linear starting:w-0" />
  </div>
);
