import { data } from "react-router";
import NotFoundPage from "../../features/shell/not-found-page.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Page Not Found",
    description: "No page exists at this address.",
    path: location.pathname,
    hidden: true,
  });

export const loader = () => data(null, { status: 404 });

export default NotFoundPage;
