/** Title, description and keywords with their lengths, to copy or edit, and previews. */
import type { MetaTagsResult } from "@citeworthy/core/generators/generated";
import {
  DESCRIPTION_LENGTH,
  type SnippetLength,
  TITLE_LENGTH,
} from "@citeworthy/core/generators/snippet-width";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { INPUT_CLASS } from "../../../ui/marks/input-class.ts";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";
import { KEYWORD_NOTE, KeywordChips } from "../keyword-chips.tsx";
import { ResultHead } from "../result-head.tsx";
import { LengthMeter } from "./length-meter.tsx";
import { metaHtml } from "./meta-html.ts";
import { MetaPreviews } from "./meta-previews.tsx";

function Part({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h3 id={id} className="font-sans text-14 font-semibold tracking-normal">
          {title}
        </h3>
        {actions && <div className="-mr-4 flex">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

type TextPartProps = {
  name: string;
  text: string;
  length: SnippetLength;
  className: string;
  onChange: (text: string) => void;
};

function TextPart({ name, text, length, className, onChange }: TextPartProps) {
  const [editing, setEditing] = useState(false);
  const actions = (
    <>
      <Button size="small" variant="quiet" onClick={() => setEditing(!editing)}>
        {editing ? "Done" : "Edit"}
        <span className="sr-only"> {name}</span>
      </Button>
      <CopyButton text={text} what={name} />
    </>
  );
  return (
    <Part title={name} actions={actions}>
      {editing ? (
        <textarea
          aria-label={name}
          rows={3}
          value={text}
          onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
          className={INPUT_CLASS}
        />
      ) : (
        <p className={`font-serif wrap-anywhere ${className}`}>{text}</p>
      )}
      <LengthMeter text={text} length={length} />
    </Part>
  );
}

export default function MetaTagsView({ tags }: { tags: MetaTagsResult }) {
  const [title, setTitle] = useState(tags.title);
  const [description, setDescription] = useState(tags.description);
  const html = metaHtml({ title, description });
  return (
    <div className="grid gap-8">
      <ResultHead title="Your meta tags" origin={tags} />
      <TextPart
        name="Meta Title"
        text={title}
        length={TITLE_LENGTH}
        className="text-22"
        onChange={setTitle}
      />
      <TextPart
        name="Meta Description"
        text={description}
        length={DESCRIPTION_LENGTH}
        className="text-18"
        onChange={setDescription}
      />
      <Part
        title="Keyword Ideas"
        actions={<CopyButton text={tags.keywords.join(", ")} label="Copy all" what="Keyword Ideas" />}
      >
        <KeywordChips keywords={tags.keywords} label="Keyword ideas" />
        <p className="text-14 text-quiet">{KEYWORD_NOTE}</p>
      </Part>
      <Part title="Preview">
        <MetaPreviews title={title} description={description} keyword={tags.keywords[0] ?? ""} />
      </Part>
      <Part title="HTML for your page" actions={<CopyButton text={html} what="HTML for your page" />}>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-sm border border-line bg-wash p-4 font-mono text-14"
        >
          <code>{html}</code>
        </pre>
      </Part>
    </div>
  );
}
