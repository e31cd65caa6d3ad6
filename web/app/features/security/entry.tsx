/** One line of a list on the security page: an icon, a name, a sentence below it, and what can be done. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EntryProps = {
  icon: LucideIcon;
  tone?: string;
  name: ReactNode;
  detail: ReactNode;
  /** On the right; on a phone below the text. */
  children?: ReactNode;
};

export const EntryList = ({ children }: { children: ReactNode }) => (
  <ul className="mt-4 border-t border-line">{children}</ul>
);

export function Entry({ icon: Icon, tone = "text-quiet", name, detail, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold break-words">{name}</p>
          <p className="text-14 text-quiet">{detail}</p>
        </div>
      </div>
      {children && <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:pl-9">{children}</div>}
    </li>
  );
}
