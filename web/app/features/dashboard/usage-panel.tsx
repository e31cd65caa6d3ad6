/** How much of each tool was used in this period. */
import type { Tool } from "@citeworthy/core/product/plans";
import { DateText } from "../../ui/date-text.tsx";
import { Meter } from "../../ui/meter.tsx";
import { Panel } from "../../ui/panel.tsx";

type UsagePanelProps = {
  /** Which tools to show; all by default. */
  only?: readonly Tool[];
  tools: Record<Tool, { used: number; limit: number | null }>;
  resetsAt: string | null;
};

const NAMES: { tool: Tool; name: string }[] = [
  { tool: "content_analyses", name: "Content analyses" },
  { tool: "article_generator", name: "Article generator" },
  { tool: "ai_visibility", name: "AI visibility" },
  { tool: "meta_tags", name: "Meta tags" },
  { tool: "content_ideas", name: "Content ideas" },
];

export function UsagePanel({ tools, resetsAt, only }: UsagePanelProps) {
  const resets = resetsAt && (
    <>
      Resets on <DateText iso={resetsAt} />
    </>
  );
  return (
    <Panel title="Usage" aside={resets}>
      <ul className="mt-5 grid gap-5">
        {NAMES.filter(({ tool }) => only?.includes(tool) ?? true).map(({ tool, name }) => {
          const { used, limit } = tools[tool];
          return (
            <li key={tool}>
              {limit === null ? (
                <p className="flex justify-between gap-4">
                  {name}
                  <span className="text-14 text-quiet">Unlimited</span>
                </p>
              ) : (
                <Meter label={name} used={used} limit={limit} />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
