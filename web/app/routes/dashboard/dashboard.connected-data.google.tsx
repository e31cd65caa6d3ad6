/** Where Google sends the browser back to. Only a sign-in that failed is shown; one that worked goes on to the choice. */
import { redirect } from "react-router";
import { CONNECTED_PATH } from "../../features/demand/connected-view.ts";
import { isStop } from "../../page-data/answer.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/dashboard.connected-data.google";
import { connectedVisit } from "./connected-data.server.ts";

const PATH = "/dashboard/connected-data/google";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Connecting Google",
    description: "Search Console and Analytics, read only.",
    path: PATH,
    hidden: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { page, by } = await connectedVisit(args, CONNECTED_PATH, "write");
  try {
    await page.connectedData.finishGoogle(by, Object.fromEntries(new URL(args.request.url).searchParams));
  } catch (error) {
    if (!isStop(error)) throw error;
    return { problem: error.message };
  }
  throw redirect(`${CONNECTED_PATH}?choose=google`);
}

export default function ConnectingGoogle({ loaderData: { problem } }: Route.ComponentProps) {
  return (
    <MessagePage title="Google was not connected">
      <p role="alert">{problem}</p>
      <div>
        <ButtonLink to={CONNECTED_PATH}>Back to connected data</ButtonLink>
      </div>
    </MessagePage>
  );
}
