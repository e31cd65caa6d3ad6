/** Copies a text and shows a check mark for two seconds. */
import { useEffect, useState } from "react";
import { toast } from "../feedback/toast.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "../form/button.tsx";
import { Check } from "../marks/icons.tsx";
import { Copy } from "./report-icons.tsx";

export const COPIED_FOR_MS = 2_000;

type CopyButtonProps = {
  text: string;
  label?: string;
  /** What is copied, if a page has several copy buttons. */
  what?: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
};

export function CopyButton({
  text,
  label = "Copy",
  what,
  size = "small",
  variant = "quiet",
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast("Your browser blocked copying. Select the text and copy it manually.", "error"),
    );
  const Icon = copied ? Check : Copy;
  return (
    <Button size={size} variant={variant} onClick={() => void copy()} className="print:hidden">
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? "Copied" : label}</span>
      {what && <span className="sr-only"> {what}</span>}
    </Button>
  );
}
