import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

/** A placeholder for a panel that is loading, about as tall as its content. */
export function WaitingPanel({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Panel title={title}>
      <div className="py-6">
        <Skeleton label={`Loading ${title}`} lines={lines} />
      </div>
    </Panel>
  );
}
