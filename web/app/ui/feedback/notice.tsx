/** A message on the page: what happened and, if possible, what to do. */
import type { ReactNode } from "react";
import { icon } from "../marks/icons.tsx";
import { Problem } from "../marks/problem.tsx";

const Info = icon("M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m9 4.5v-5M12 7.8v-.1");

const CircleCheck = icon("M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m5 .2 2.8 2.8 5.2-5.6");

type Kind = "plain" | "info" | "good";
type NoticeProps = { kind?: Kind | "error"; title?: ReactNode; children?: ReactNode };

const ICON = { plain: Info, info: Info, good: CircleCheck };
const BOX: Record<Kind, string> = {
  plain: "border-line bg-wash",
  info: "border-transparent bg-accent-wash",
  good: "border-good/30 bg-good-wash",
};
const HUE: Record<Kind, string> = { plain: "text-quiet", info: "text-accent", good: "text-good" };

/** Screen readers announce errors at once, and other messages when they are idle. */
export function Notice({ kind = "plain", title, children }: NoticeProps) {
  if (kind === "error") return <Problem title={title}>{children}</Problem>;
  const Icon = ICON[kind];
  return (
    <div role="status" className={`flex items-start gap-3 rounded-sm border px-4 py-3 ${BOX[kind]}`}>
      <Icon aria-hidden="true" className={`mt-[3px] size-4.5 shrink-0 ${HUE[kind]}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
