/** Gone once there is an article; while one is written it says so and takes no second press. */
import type { Edit } from "@citeworthy/core/contract/edit";
import { useId } from "react";
import { Button } from "../../ui/form/button.tsx";
import { FilePen } from "../../ui/parts/report-icons.tsx";
import { articlePromise } from "./article-promise.ts";
import type { ArticleState } from "./use-article.ts";

type ArticleButtonProps = {
  now: ArticleState;
  edits: readonly Edit[] | undefined;
  /** A visitor's article isn't counted. */
  isCounted?: boolean;
  onStart(): void;
};

export function ArticleButton({ now, edits, isCounted = true, onStart }: ArticleButtonProps) {
  const id = useId();
  if (now.state === "written") return null;
  const generating = now.state === "generating";
  const promise = generating ? null : articlePromise(edits, isCounted);
  return (
    <>
      <Button
        variant="primary"
        disabled={generating}
        onClick={onStart}
        aria-describedby={promise ? id : undefined}
      >
        <FilePen aria-hidden="true" className="size-4.5" />
        {generating ? "Generating Article..." : "Create GEO Optimized Article"}
      </Button>
      {/* A line of its own below the buttons, as wide as they are. */}
      {promise && (
        <p id={id} className="w-0 min-w-full text-14 text-quiet lg:text-right">
          {promise}
        </p>
      )}
    </>
  );
}
