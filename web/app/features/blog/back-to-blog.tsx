import { Link } from "react-router";
import { ArrowLeft } from "../../ui/marks/icons.tsx";

export function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-accent no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Blog
    </Link>
  );
}
