/** Reports one page view for the first load and for every navigation after it. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pageView } from "./page-view.ts";

export function usePageViews(): void {
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    pageView(pathname);
  }, [pathname]);
}
