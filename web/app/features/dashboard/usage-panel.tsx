/** How much of each tool was used in this period. */
import type { Tool } from "@citeworthy/core/product/plans/plans";
import { TOOL_NAME } from "@citeworthy/core/product/plans/tool-names";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Meter } from "../../ui/progress/meter.tsx";
import type { UsageView } from "./usage-view.ts";

type UsagePanelProps = UsageView & {
  /** Which tools to show; all by default. */
  only?: readonly Tool[];
  /** The uses of a trial don't come back: it ends instead. */
  trialEnd?: string | null;
};

const SHOWN: readonly Tool[] = [
  "content_analyses",
  "article_generator",
  "ai_visibility",
  "meta_tags",
  "content_ideas",
];

export function UsagePanel({ tools, resetsAt, refused, trialEnd, only }: UsagePanelProps) {
  const ends = trialEnd && (
    <>
      Trial ends on <DateText iso={trialEnd} />
    </>
  );
  const resets = resetsAt && (
    <>
      Resets on <DateText iso={resetsAt} />
    </>
  );
  return (
    <Panel title="Usage" aside={resets || ends}>
      <ul className="mt-5 grid gap-5">
        {SHOWN.filter((tool) => only?.includes(tool) ?? true).map((tool) => (
          <li key={tool}>
            <ToolUse name={TOOL_NAME[tool]} {...tools[tool]} reason={refused?.reason ?? null} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type ToolUseProps = {
  name: string;
  used: number;
  limit: number | null;
  reason: NonNullable<UsageView["refused"]>["reason"] | null;
};

/** A meter says what remains, which would be untrue where nothing can be used. */
function ToolUse({ name, used, limit, reason }: ToolUseProps) {
  if (limit === null)
    return <PlainLine name={name}>{used > 0 ? `${used} used, Unlimited` : "Unlimited"}</PlainLine>;
  if (reason === "free-plan" && limit === 0) return <PlainLine name={name}>Not included</PlainLine>;
  if (reason !== null && reason !== "free-plan" && reason !== "fault")
    return <PlainLine name={name}>{used} used</PlainLine>;
  return <Meter label={name} used={used} limit={limit} />;
}

const PlainLine = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <p className="flex justify-between gap-4">
    {name}
    <span className="text-14 text-quiet">{children}</span>
  </p>
);
