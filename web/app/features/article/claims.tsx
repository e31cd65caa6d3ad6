/** What became of every statement of the page: kept, reworded, added, dropped. */
import type { Claim } from "@citeworthy/core/contract/article";
import { Badge } from "../../ui/labels/badge.tsx";
import type { Tone } from "../../ui/labels/tone.ts";
import { More } from "../../ui/parts/more.tsx";

type Status = Claim["status"];
const ORDER: Status[] = ["added", "reworded", "dropped", "kept"];
const WORD: Record<Status, string> = {
  kept: "Kept",
  reworded: "Reworded",
  added: "Added",
  dropped: "Dropped",
};
const TONE: Record<Status, Tone> = { kept: "good", reworded: "accent", added: "fair", dropped: "plain" };

function Row({ claim }: { claim: Claim }) {
  const { status, text, source, needsSource } = claim;
  return (
    <li className="grid gap-1 border-b border-line py-2.5 md:grid-cols-[96px_1fr]">
      <span>
        <Badge tone={TONE[status]}>{WORD[status]}</Badge>
      </span>
      <div className="grid gap-1">
        <p className={status === "dropped" ? "text-quiet line-through" : ""}>{text}</p>
        {status === "reworded" && source && (
          <p className="text-14 text-quiet">On the page: “{source.quote}”</p>
        )}
        {needsSource && <p className="text-14 font-semibold text-fair">This number needs a source.</p>}
      </div>
    </li>
  );
}

export function Claims({ claims }: { claims: Claim[] }) {
  const count = (status: Status) => claims.filter((claim) => claim.status === status).length;
  const unsupported = claims.filter((claim) => claim.needsSource).length;
  return (
    <section aria-label="Claims" className="grid gap-2">
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <b>All statements from your page:</b>
        {ORDER.toReversed().map((status) => (
          <span key={status}>
            {count(status)} {WORD[status].toLowerCase()}
          </span>
        ))}
        {unsupported > 0 && (
          <span className="font-semibold text-fair">
            {unsupported} {unsupported === 1 ? "number needs" : "numbers need"} a source
          </span>
        )}
      </p>
      <More summary="Compare statement by statement">
        <ul className="border-t border-line">
          {ORDER.flatMap((status) => claims.filter((claim) => claim.status === status)).map(
            (claim, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: claims may repeat and never move
              <Row key={index} claim={claim} />
            ),
          )}
        </ul>
      </More>
    </section>
  );
}
