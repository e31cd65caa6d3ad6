import { data, replace, useRevalidator } from "react-router";
import { AccessDenied } from "../../features/admin/access.tsx";
import { ModelsPage } from "../../features/admin/models/models-page.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/ai-models";
import { changeModels, modelsData } from "./ai-models.data.server.ts";

const PATH = "/admin/ai-models";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI models",
    description: "For administrators of this site: models, keys and limits.",
    path: PATH,
    hidden: true,
  });

/** Denies access when in doubt, and loads no data for users without the admin role. */
async function adminVisit({ context }: Pick<Route.LoaderArgs, "context">) {
  const page = context.get(services);
  const session = await page?.session();
  if (!page || !session?.user) throw replace(authPath("sign-in", PATH));
  const { id: userId, isAdmin } = session.user;
  if (!isAdmin) await page.admin.noteRefusal({ userId, path: PATH, requestId: page.requestId });
  return { page, userId, isAdmin };
}

export async function loader(args: Route.LoaderArgs) {
  const { page, isAdmin } = await adminVisit(args);
  if (!isAdmin) return data({ isAdmin: false, models: null }, { status: 403 });
  return data({ isAdmin: true, models: await modelsData(page) });
}

export async function action(args: Route.ActionArgs) {
  const { page, userId, isAdmin } = await adminVisit(args);
  if (!isAdmin) throw data(null, { status: 403 });
  return changeModels(page, userId, await args.request.formData());
}

export default function AiModels({ loaderData: { isAdmin, models } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  if (!isAdmin) return <AccessDenied />;
  return <ModelsPage models={models} isReading={state === "loading"} onRefresh={() => void revalidate()} />;
}
