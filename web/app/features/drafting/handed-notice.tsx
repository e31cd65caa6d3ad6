/** Asks before a handed page replaces what the user has written: another site could have opened this address. */
import { useEffect } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useHandedPage } from "./use-handed-page.ts";

type HandedNoticeProps = { isEmpty: boolean; onUse: (html: string) => void };

export function HandedNotice({ isEmpty, onUse }: HandedNoticeProps) {
  const [handed, dismiss] = useHandedPage();
  const html = handed !== null && handed !== "unreadable" ? handed.html : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: used once, when it arrives
  useEffect(() => {
    if (html === null || !isEmpty) return;
    onUse(html);
    dismiss();
  }, [html]);
  if (handed === "unreadable")
    return <Notice kind="error">The page that was handed over can't be read. Copy its text instead.</Notice>;
  if (html === null || isEmpty) return null;
  const use = () => {
    onUse(html);
    dismiss();
  };
  return (
    <Notice kind="info">
      A page was handed over from another tab. It would replace your draft.
      <span className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={use}>
          Replace my draft
        </Button>
        <Button size="small" variant="quiet" onClick={dismiss}>
          Keep my draft
        </Button>
      </span>
    </Notice>
  );
}
