/** Why there is no article, where a plan wouldn't help. Not part of the panel, whose code can't be loaded offline. */
import { useEffect, useRef } from "react";
import type { Refused } from "../../refusals/refused.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { WhatToDo } from "../../ui/feedback/what-to-do.tsx";
import type { ArticleState } from "./use-article.ts";

type Failure = Pick<Extract<ArticleState, { state: "error" }>, "message" | "refused">;

/** Those say what to do about the plan, with a button for it. */
export const isAboutPlan = (refused: Refused | null): refused is Refused =>
  refused !== null && refused.reason !== "fault" && refused.reason !== "wait";

export function ProblemBox({ message, refused }: Failure) {
  return (
    <Notice kind="error" title={message}>
      {refused?.reason === "fault" && (
        <p>
          <WhatToDo message={message} />
        </p>
      )}
    </Notice>
  );
}

/** It appears far below the button that was pressed, so every failure brings it into view. */
export function ArticleProblem({ failure }: { failure: Failure }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a new object, even with the same message
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
    box.current?.focus({ preventScroll: true });
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1}>
      <ProblemBox {...failure} />
    </div>
  );
}
