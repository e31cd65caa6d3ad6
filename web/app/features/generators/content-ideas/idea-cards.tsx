/** Ideas as cards, and a link to the analysis. */
import type { ContentIdeaResult } from "@citeworthy/core/generators/generated";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { TONE_CLASS } from "../../../ui/labels/tone.ts";
import { Card } from "../../../ui/parts/card.tsx";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";
import { KEYWORD_NOTE, KeywordChips } from "../keyword-chips.tsx";
import { ResultHead } from "../result-head.tsx";

function IdeaCard({ title, contentType, targetAudience, description, keywords }: ContentIdeaResult) {
  return (
    <Card className="grid gap-3 md:p-6">
      <p className="flex flex-wrap gap-2">
        <Badge tone="accent">{contentType}</Badge>
        {/* An audience may need more than one line on a phone. */}
        <span className={`rounded-xs px-2 py-1 text-12 leading-tight font-semibold ${TONE_CLASS.outline}`}>
          <span className="sr-only">For: </span>
          {targetAudience}
        </span>
      </p>
      <h3 className="text-22 wrap-anywhere">{title}</h3>
      <p>{description}</p>
      <div className="grid gap-2">
        <h4 className="font-sans text-14 font-semibold tracking-normal text-quiet">Suggested keywords</h4>
        <KeywordChips keywords={keywords} label={`Keywords for ${title}`} />
      </div>
      <div className="-ml-4">
        <CopyButton text={title} label="Copy title" what={title} />
      </div>
    </Card>
  );
}

type IdeaCardsProps = { ideas: readonly ContentIdeaResult[]; niche: string };

export default function IdeaCards({ ideas, niche }: IdeaCardsProps) {
  const [first] = ideas;
  if (!first) return null;
  return (
    <div className="grid gap-6">
      <ResultHead title={`${ideas.length} content ideas`} origin={first} niche={niche} />
      <p className="text-14 text-quiet">{KEYWORD_NOTE}</p>
      <ul className="grid gap-5">
        {ideas.map((idea) => (
          <li key={idea.title}>
            <IdeaCard {...idea} />
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-3 rounded-md bg-accent-wash p-5 md:p-6">
        <h3 className="text-22">Published one of these?</h3>
        <p>Paste the link to see how worth citing it is.</p>
        <ButtonLink to="/" variant="ink">
          Analyze your content
        </ButtonLink>
      </div>
    </div>
  );
}
