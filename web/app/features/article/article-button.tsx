/** Gone once there is an article; while one is written it says so and takes no second press. */
import { FilePen } from "lucide-react";
import { Button } from "../../ui/form/button.tsx";
import type { ArticleState } from "./use-article.ts";

export function ArticleButton({ now, onStart }: { now: ArticleState; onStart(): void }) {
  if (now.state === "written") return null;
  const generating = now.state === "generating";
  return (
    <Button variant="primary" disabled={generating} onClick={onStart}>
      <FilePen aria-hidden="true" className="size-4.5" />
      {generating ? "Generating Article..." : "Create GEO Optimized Article"}
    </Button>
  );
}
