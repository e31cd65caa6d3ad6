import { explainer } from "virtual:explainer";
import { explainerData } from "../../features/blog/article-data.ts";
import { AboutTheDesk, Byline } from "../../features/blog/byline.tsx";
import { ClosingCall } from "../../features/marketing/closing-call.tsx";
import { ownBase } from "../../site/own-base.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { questionsData } from "../../site/structured-data/questions-data.ts";
import { ReadingPage } from "../../ui/layout/reading-page.tsx";
import "../../ui/layout/reading.css";
import type { Route } from "./+types/what-is-geo";

const PATH = "/what-is-geo";

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...explainer,
  machines: [explainerData(explainer, ownBase(context), PATH), questionsData(explainer.faq)],
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description, date, updated, machines } = loaderData;
  return [
    ...pageMeta(matches, {
      title,
      description,
      path: PATH,
      article: { published: date, modified: updated, tags: ["GEO Basics"] },
    }),
    ...machines.map((said) => ({ "script:ld+json": said })),
  ];
};

export default function WhatIsGeo({ loaderData }: Route.ComponentProps) {
  const head = (
    <header className="grid gap-5 pb-8">
      <h1 className="text-36 md:text-48">{loaderData.title}</h1>
      <Byline {...loaderData} />
    </header>
  );
  return (
    <>
      <ReadingPage head={head} headings={loaderData.headings} html={loaderData.html}>
        <AboutTheDesk author={loaderData.author} />
      </ReadingPage>
      <ClosingCall title="Analyze your own page." />
    </>
  );
}
