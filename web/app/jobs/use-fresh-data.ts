/** Loads the data of a page again every few seconds while work goes on and the page is visible. */
import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 2_000;

export function useFreshData(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, EVERY_MS);
    const again = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isRunning, state, revalidate]);
}
