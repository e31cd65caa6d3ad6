import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHead } from "../../ui/layout/page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";

/** A page of settings below the dashboard, with the way back. */
export function SettingsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead
        title={title}
        above={
          <Link to="/dashboard" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Dashboard
          </Link>
        }
      />
      <div className="wrap pb-24">
        <div className="grid max-w-216 gap-16">{children}</div>
      </div>
    </>
  );
}
