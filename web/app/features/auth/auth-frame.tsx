/** The card in the middle of an auth page: a title, what there is to do, and where else to go. */
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type AuthFrameProps = {
  title: string;
  lead?: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
};

export function AuthFrame({ title, lead, mark, children, after }: AuthFrameProps) {
  return (
    <div className="wrap grid justify-items-center gap-6 py-10 md:py-20">
      <Card className="grid w-full max-w-110 gap-6">
        <div className="grid gap-3">
          {mark}
          <h1 className="text-28 md:text-36">{title}</h1>
          {lead && <p className="text-quiet">{lead}</p>}
        </div>
        {children}
      </Card>
      {after && (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 text-14">{after}</div>
      )}
    </div>
  );
}
