/** A message in the page: what happened and, where there is one, what to do. */
import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, Info } from "./icons.tsx";

type Kind = "plain" | "info" | "good" | "error";
type NoticeProps = { kind?: Kind; title?: ReactNode; children?: ReactNode };

const ICON = { plain: Info, info: Info, good: CircleCheck, error: CircleAlert };
const BOX: Record<Kind, string> = {
  plain: "border-line bg-wash",
  info: "border-transparent bg-accent-wash",
  good: "border-good/30 bg-good-wash",
  error: "border-poor/30 bg-poor-wash",
};
const HUE: Record<Kind, string> = {
  plain: "text-quiet",
  info: "text-accent",
  good: "text-good",
  error: "text-poor",
};

/** An error is announced at once; the rest when the reader pauses. */
export function Notice({ kind = "plain", title, children }: NoticeProps) {
  const Icon = ICON[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`flex items-start gap-3 rounded-sm border px-4 py-3 ${BOX[kind]}`}
    >
      <Icon aria-hidden="true" className={`mt-[3px] size-4.5 shrink-0 ${HUE[kind]}`} />
      <div className="min-w-0">
        {title && <p className={`font-semibold ${kind === "error" ? "text-poor" : ""}`}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
