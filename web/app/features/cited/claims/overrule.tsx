/** An editor's verdict instead of ours: the form for it, who gave it, and the way back. */
import {
  MAX_OVERRULE_NOTE,
  OVERRULING_VERDICTS,
  type Overruled,
  type OverrulingVerdict,
  type SupportVerdict,
} from "@citeworthy/core/cited/cited-view";
import { useContext } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ActionForm } from "../../../ui/form/action-form.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { Badge } from "../../../ui/labels/badge.tsx";
import { WorkListContext } from "../../../worklist/work-list-context.ts";
import { SUPPORT_WORDS } from "./verdict.tsx";

type OverruleProps = {
  /** The claim's id, and the run in whose answers it is; without a run, it is one of Said of you. */
  claim: string;
  run?: string;
  verdict: SupportVerdict;
  overruled: Overruled | null;
};

const ANSWERS: Record<OverrulingVerdict, string> = {
  supported: "Yes",
  partly: "Partly",
  not_supported: "No",
};

const useOverrule = (claim: string) => useAction({ key: `overrule ${claim}` });

/** Everyone sees who decided; only users who may write can change it. */
export function Overrule({ claim, run, verdict, overruled }: OverruleProps) {
  const mayWrite = useContext(WorkListContext) !== null;
  if (overruled) return <OverruledBy claim={claim} overruled={overruled} mayWrite={mayWrite} />;
  return mayWrite && verdict !== "not_checked" ? (
    <WrongVerdict claim={claim} {...(run !== undefined && { run })} />
  ) : null;
}

const ourWords = (verdict: SupportVerdict): string => SUPPORT_WORDS[verdict].toLowerCase();

type OverruledProps = { claim: string; overruled: Overruled; mayWrite: boolean };

function OverruledBy({ claim, overruled: { id, was, by, at }, mayWrite }: OverruledProps) {
  const { Form, isBusy, problem } = useOverrule(claim);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-quiet">
      <Badge tone="outline">You said so</Badge>
      <p className="wrap-anywhere">
        Decided by {by ?? "a former member"}, <DateText iso={at} />. Our verdict was: {ourWords(was)}.
      </p>
      {mayWrite && (
        <Form method="post" className="print:hidden">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="overrule" value={id} />
          <Button type="submit" variant="quiet" size="small" busy={isBusy}>
            Undo
          </Button>
        </Form>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
    </div>
  );
}

function WrongVerdict({ claim, run }: Pick<OverruleProps, "claim" | "run">) {
  const action = useOverrule(claim);
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-quiet underline decoration-1 underline-offset-[0.2em] hover:text-ink">
        This verdict is wrong
      </summary>
      <ActionForm
        action={action}
        intent="overrule"
        fields={{ claim, ...(run !== undefined && { run }) }}
        submit="Save verdict"
        size="small"
        className="grid max-w-[68ch] gap-4 pt-2 pb-3"
      >
        <fieldset className="grid gap-1.5">
          <legend className="text-14 font-semibold">Does your page say this?</legend>
          <div className="flex flex-wrap gap-x-6">
            {OVERRULING_VERDICTS.map((verdict) => (
              <label key={verdict} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="verdict"
                  value={verdict}
                  required
                  className="size-4 accent-accent"
                />
                {ANSWERS[verdict]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label="Why"
          name="note"
          optional
          wide
          rows={2}
          maxLength={MAX_OVERRULE_NOTE}
          hint="Your team sees it. The verdict also applies when an engine makes the same claim again."
        />
      </ActionForm>
    </details>
  );
}
