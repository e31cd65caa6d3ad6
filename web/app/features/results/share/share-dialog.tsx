/** A read-only link to a result: its owner creates, copies and revokes it. */
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";

export const SHARE = "share";
export const STOP_SHARING = "stop-sharing";

/** `link` is null where the result is not shared. The fetcher posts to the page's own action. */
export function ShareButton({ link }: { link: string | null }) {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ ok: boolean; problem?: string } | null>();
  const busy = fetcher.state !== "idle";
  const problem = busy ? null : fetcher.data?.problem;
  const send = (intent: string) => void fetcher.submit({ intent }, { method: "post" });
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label="Share" className="px-3.5">
        <Share2 aria-hidden="true" className="size-4.5" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Share a read-only link"
        description="Anyone with the link can view this analysis, but not your account, other searches or usage."
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        {link ? (
          <div className="grid gap-4">
            <div className="grid gap-1 rounded-sm border border-line bg-wash p-3">
              <output className="font-mono text-14 break-all">{link}</output>
              <div className="justify-self-end">
                <CopyButton text={link} what="the link" />
              </div>
            </div>
            <div>
              <Button variant="danger" busy={busy} onClick={() => send(STOP_SHARING)}>
                Revoke link
              </Button>
            </div>
          </div>
        ) : (
          <div>
            <Button variant="primary" busy={busy} onClick={() => send(SHARE)}>
              Create link
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
