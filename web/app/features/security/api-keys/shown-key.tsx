/** A new key, shown this one time. */
import { Check, Copy } from "lucide-react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/form/button.tsx";

type ShownKeyProps = {
  token: string;
  isCopied: boolean;
  onCopied: () => void;
  /** The user tried to close the dialog without copying the key. */
  isWarned: boolean;
  onDone: () => void;
};

export function ShownKey({ token, isCopied, onCopied, isWarned, onDone }: ShownKeyProps) {
  const copy = () =>
    navigator.clipboard
      .writeText(token)
      .then(onCopied, () =>
        toast("Your browser blocked copying. Select the key and copy it manually.", "error"),
      );
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="grid gap-5">
      {isWarned && (
        <Notice kind="error">You haven't copied the key. After closing, nobody can show it again.</Notice>
      )}
      <code className="block rounded-md border border-line bg-wash p-4 font-mono text-14 break-all select-all">
        {token}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          <span aria-live="polite">{isCopied ? "Copied" : "Copy key"}</span>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {isWarned && !isCopied ? "Close anyway" : "Done"}
        </Button>
      </div>
    </div>
  );
}
