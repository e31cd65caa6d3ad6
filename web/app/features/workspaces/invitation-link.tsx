import { Notice } from "../../ui/feedback/notice.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";

/** Shown once, because only a hash of the link's token is stored. */
export function InvitationLink({ link = "", email = "" }: { link?: string; email?: string }) {
  return (
    <div className="mt-4">
      <Notice kind="good" title={`Invite sent to ${email}`}>
        <p className="text-14">It works once, for this address. You can also send the link yourself:</p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <code className="min-w-0 font-mono text-14 break-all">{link}</code>
          <CopyButton text={link} label="Copy link" variant="quiet" />
        </div>
      </Notice>
    </div>
  );
}
