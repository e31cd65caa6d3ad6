import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** A panel whose matter is still being read, in about the room that it will take. */
export function WaitingPanel({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Panel title={title}>
      <div className="py-6">
        <Skeleton label={`Loading ${title}`} lines={lines} />
      </div>
    </Panel>
  );
}
