/** How many entries a list has, and the links to its first and its next part. */
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "../form/button.tsx";
import { withParameter } from "./with-parameter.ts";

/** `noun`: what the list has. `next`: the mark after which the next part starts. */
type ListFootProps = {
  noun: string;
  shown: number;
  next: string | null;
  onNext?: () => void;
  children: ReactNode;
};

export function ListFoot({ noun, shown, next, onNext, children }: ListFootProps) {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-14 text-quiet">
      <span className="tabular">{children}</span>
      <span className="flex gap-2">
        {search.has("after") && (
          <ButtonLink size="small" to={withParameter(search, "after", null)}>
            First {noun}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="small" to={withParameter(search, "after", next)} onClick={onNext}>
            Next {shown}
          </ButtonLink>
        )}
      </span>
    </div>
  );
}
