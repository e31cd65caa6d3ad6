/** A connected property: what is read of it, for which project, how far, and what went wrong. */
import { PROPERTY_NAME } from "@citeworthy/core/demand/properties";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { DateText, dateWords } from "../../ui/figures/date-text.tsx";
import { ActionButton } from "../../ui/form/action-form.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { Badge } from "../../ui/labels/badge.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { CONNECTED_INTENT, type PropertyRow, WHAT_IS_READ } from "./connected-view.ts";

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[8rem_1fr]">
      <dt className="text-14 text-quiet">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

const BADGE = {
  reading: { tone: "accent", words: "Reading" },
  read: { tone: "good", words: "Connected" },
  failed: { tone: "poor", words: "Not read" },
} as const;

export function PropertyCard({ property, hasEnded }: { property: PropertyRow; hasEnded: boolean }) {
  const { id, kind, title, project, state, progress, readThrough, syncedAt, problem } = property;
  const { tone, words } = BADGE[hasEnded ? "failed" : state];
  return (
    <Card className="flex flex-col gap-4 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-18 font-medium">{PROPERTY_NAME[kind]}</h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <dl className="text-14">
        <Line name="Property">{title}</Line>
        <Line name="Project">
          <Link to={`/projects/${project.id}/demand`} className="link">
            {project.name}
          </Link>
        </Line>
        <Line name="What is read">{WHAT_IS_READ[kind]}</Line>
        <Line name="Last read">
          {syncedAt ? <DateText iso={syncedAt} /> : "Not yet"}
          {readThrough && `, through ${dateWords(readThrough, false, 0)}`}
        </Line>
      </dl>
      {state === "reading" && !hasEnded && (
        <div className="grid gap-1.5" role="status">
          <ProgressBar
            label="Days read"
            {...(progress.all > 0 && { value: (100 * progress.done) / progress.all })}
          />
          <p className="text-14 text-quiet">
            {progress.all === 0 ? "Waiting for its turn." : `${progress.done} of ${progress.all} days read.`}
          </p>
        </div>
      )}
      {problem && !hasEnded && <p className="text-14 font-medium text-poor">{problem}</p>}
      <EditorsOnly>
        <div className="mt-auto flex flex-wrap gap-2">
          {!hasEnded && state !== "reading" && (
            <ActionButton intent={CONNECTED_INTENT.sync} fields={{ id }} label={`Read ${title} now`}>
              Read now
            </ActionButton>
          )}
          <ConfirmButton
            verb="Remove"
            label={`Remove ${title}`}
            title={`Remove ${title}?`}
            description="We stop reading this property and delete what was read of it. The account stays connected."
            intent={CONNECTED_INTENT.remove}
            submit="Remove and delete the data"
            done="Property removed"
            danger
            fields={{ id }}
          />
        </div>
      </EditorsOnly>
    </Card>
  );
}
