/** A modal dialog. Radix traps the focus and closes the dialog on Escape. */
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A sentence under the title, or `null` if the title is enough. */
  description: ReactNode;
  /** Shown above the title. */
  above?: ReactNode;
  children: ReactNode;
};

export function Dialog({ open, onClose, title, description, above, children }: DialogProps) {
  // Radix returns the focus only to its own trigger. Our dialog opens from anywhere, so we remember the element.
  const before = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-fade items-start justify-items-center overflow-y-auto bg-veil p-3 py-8 md:items-center">
          <Radix.Content
            {...(description === null && { "aria-describedby": undefined })}
            onOpenAutoFocus={() => {
              before.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
            className="relative grid w-full max-w-110 animate-rise gap-6 rounded-md border border-line bg-paper p-5 pt-6 shadow-card focus:outline-none md:p-8 dark:bg-surface"
          >
            <div className="grid gap-3 pr-10">
              {above}
              <Radix.Title className="text-28 md:text-36">{title}</Radix.Title>
              {description !== null && (
                <Radix.Description className="text-quiet">{description}</Radix.Description>
              )}
            </div>
            {children}
            <Radix.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-quiet hover:bg-wash hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
