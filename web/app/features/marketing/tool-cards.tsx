/** One card for each free tool. A tool that is not available yet does not look clickable. */
import { FREE_TOOLS, hasPage } from "@citeworthy/core/product/free-tools";
import {
  ArrowRight,
  Brackets,
  ChartColumn,
  Check,
  CodeXml,
  Lightbulb,
  type LucideIcon,
  PenLine,
} from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../ui/labels/badge.tsx";

const ICON: Record<(typeof FREE_TOOLS)[number]["icon"], LucideIcon> = {
  brackets: Brackets,
  lightbulb: Lightbulb,
  pen: PenLine,
  code: CodeXml,
  chart: ChartColumn,
};

type Tool = (typeof FREE_TOOLS)[number];

const TOP = "flex items-center justify-between gap-3";

function OpenCard({ tool }: { tool: Tool }) {
  const Icon = ICON[tool.icon];
  return (
    <li className="relative grid content-start gap-3 rounded-md border border-line bg-surface p-6 hover:border-accent md:col-span-3 md:p-8">
      <div className={TOP}>
        <Icon aria-hidden="true" className="size-7 text-accent" />
        <Badge tone="good">
          <Check aria-hidden="true" className="size-3.5" />
          Available
        </Badge>
      </div>
      <h2 className="text-28">
        <Link to={tool.path} className="text-ink no-underline after:absolute after:inset-0">
          {tool.title}
        </Link>
      </h2>
      <p className="text-quiet">{tool.description}</p>
      <p aria-hidden="true" className="mt-2 flex items-center gap-2 font-semibold text-accent">
        Try it now
        <ArrowRight className="size-4.5" />
      </p>
    </li>
  );
}

function SoonCard({ tool }: { tool: Tool }) {
  const Icon = ICON[tool.icon];
  return (
    <li
      aria-disabled="true"
      className="grid content-start gap-3 rounded-md border border-dashed border-edge p-6 md:col-span-2"
    >
      <div className={TOP}>
        <Icon aria-hidden="true" className="size-7 text-quiet" />
        <Badge>Coming Soon</Badge>
      </div>
      <h2 className="text-22 text-quiet">{tool.title}</h2>
      <p className="text-quiet">{tool.description}</p>
      <p className="text-14 text-quiet">Stay tuned</p>
    </li>
  );
}

export default function ToolCards() {
  return (
    <ul className="grid gap-6 md:grid-cols-6">
      {FREE_TOOLS.map((tool) =>
        hasPage(tool) ? <OpenCard key={tool.id} tool={tool} /> : <SoonCard key={tool.id} tool={tool} />,
      )}
    </ul>
  );
}
