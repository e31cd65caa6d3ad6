import { Notice } from "../../ui/feedback/notice.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";

type InvitationLinkProps = { link?: string; email?: string; isMailed?: boolean };

/** Shown once, because only a hash of the link's token is stored. */
export function InvitationLink({ link = "", email = "", isMailed = true }: InvitationLinkProps) {
  return (
    <div className="mt-4">
      <Notice
        kind={isMailed ? "good" : "info"}
        title={`${isMailed ? "Invite sent to" : "Invite made for"} ${email}`}
      >
        <p className="text-14">
          {isMailed
            ? "It works once, for this address. You can also send the link yourself:"
            : "It works once, for this address. We could not email it now, so send the link yourself:"}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <code className="min-w-0 font-mono text-14 break-all">{link}</code>
          <CopyButton text={link} label="Copy link" variant="quiet" />
        </div>
      </Notice>
    </div>
  );
}
