import { data } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { MessagePage } from "../ui/page.tsx";
import type { Route } from "./+types/blog.$slug";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Post Not Found",
    description: "There is no article at this address.",
    path: `/blog/${params.slug}`,
    hidden: true,
  });

export const loader = () => data(null, { status: 404 });

export default function Post() {
  return (
    <MessagePage title="Post Not Found">
      <p className="text-18 text-quiet">There is no article at this address. It may have been renamed.</p>
      <div>
        <ButtonLink to="/blog" variant="primary">
          Return to Blog
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
