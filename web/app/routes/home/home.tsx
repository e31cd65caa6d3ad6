import { site } from "@citeworthy/core/product/identity/site";
import { Suspense } from "react";
import { redirect } from "react-router";
import { HOME_FAQ } from "../../../content/home-faq.ts";
import { part } from "../../delivery/part.tsx";
import { LatestInsights } from "../../features/blog/latest-insights.tsx";
import { VisitorHome } from "../../features/marketing/visitor-home.tsx";
import italic from "../../fonts/newsreader-italic.woff2?url";
import { preloadFont } from "../../fonts/preload-font.ts";
import { orRefused } from "../../page-data/acting.server.ts";
import { services } from "../../services.server.ts";
import { useSession } from "../../session/session.tsx";
import { ownBase } from "../../site/own-base.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { questionsData } from "../../site/structured-data/questions-data.ts";
import { siteData } from "../../site/structured-data/site-data.ts";
import type { Route } from "./+types/home";
import { homeData } from "./home.data.server.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `${site.name}: find the words worth citing`,
    bare: true,
    description: `${site.name} analyzes your article, shows what AI answers could quote, and tells you what to improve first.`,
    path: "/",
  }),
  ...(loaderData?.home ? [] : [{ tagName: "link" as const, ...preloadFont(italic) }]),
  ...(loaderData?.own ? [{ "script:ld+json": loaderData.own }] : []),
  ...(loaderData?.questions.length ? [{ "script:ld+json": questionsData(loaderData.questions) }] : []),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user)
    return {
      own: siteData(ownBase(context)),
      questions: HOME_FAQ,
      home: null,
    };
  const acting = await orRefused(page, page.acting("shared"));
  // A client works on nothing here; what was shared with them is under Projects.
  if (acting.role === "client") throw redirect("/projects");
  const home = await homeData(page, acting, new URL(request.url).searchParams);
  return { own: null, questions: [], home };
}

const SignedInHome = part(() => import("./home.signed-in.tsx"));

export default function Home({ loaderData: { questions, home } }: Route.ComponentProps) {
  const { user } = useSession();
  if (!user || !home) return <VisitorHome insights={<LatestInsights />} questions={questions} />;
  return (
    <Suspense>
      <SignedInHome {...home} />
    </Suspense>
  );
}
