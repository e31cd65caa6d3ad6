import { data, useRevalidator } from "react-router";
import { AccessDenied } from "../../features/admin/access.tsx";
import { ModelsPage } from "../../features/admin/models/models-page.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/ai-models";
import { adminVisit } from "./admin-visit.server.ts";
import { changeModels, modelsData } from "./ai-models.data.server.ts";

const PATH = "/admin/ai-models";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI models",
    description: "For administrators of this site: models, keys and limits.",
    path: PATH,
    hidden: true,
  });

/** Loads no data for users without the admin role. */
export async function loader({ context }: Route.LoaderArgs) {
  const { page, isAdmin } = await adminVisit(context, PATH);
  if (!isAdmin) return data({ isAdmin: false, models: null }, { status: 403 });
  return data({ isAdmin: true, models: await modelsData(page) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page, userId, isAdmin } = await adminVisit(context, PATH);
  if (!isAdmin) throw data(null, { status: 403 });
  return changeModels(page, userId, request);
}

export default function AiModels({ loaderData: { isAdmin, models } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  if (!isAdmin) return <AccessDenied />;
  return <ModelsPage models={models} isReading={state === "loading"} onRefresh={() => void revalidate()} />;
}
