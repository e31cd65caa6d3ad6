/** Actions on the account itself: change the password, export the data, delete the account. */
import { mayDo, type Need, type Role } from "@citeworthy/core/product/workspaces/roles";
import { ArrowRight, Download } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useConfirmed } from "../../identity/use-confirmed.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";

type AccountPanelProps = { email: string; role: Role; hasPassword: boolean; minPasswordLength: number };

const PAGES: readonly { to: string; text: string; need: Need }[] = [
  { to: "/dashboard/members", text: "Members and roles", need: "shared" },
  { to: "/dashboard/security", text: "Sign-in and security", need: "shared" },
  { to: "/dashboard/api-keys", text: "API keys and MCP", need: "read" },
  { to: "/dashboard/webhooks", text: "Webhooks", need: "write" },
  { to: "/dashboard/connected-data", text: "Connected data", need: "read" },
];
const EXPORT = "/account/export";
const LINE =
  "flex min-h-12 w-full items-center justify-between gap-4 border-b border-line py-2 text-left no-underline hover:underline hover:underline-offset-4";
const Arrow = () => <ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />;

function Opener({ tone, onOpen, children }: { tone?: string; onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onOpen} className={`${LINE} ${tone ?? ""}`}>
      {children}
      <Arrow />
    </button>
  );
}

export function AccountPanel({ email, role, hasPassword, minPasswordLength }: AccountPanelProps) {
  const [open, setOpen] = useState<"password" | "delete" | null>(null);
  const close = () => setOpen(null);
  const { run, dialog } = useConfirmed();
  const exportData = (event: MouseEvent) => {
    event.preventDefault();
    void run(() => window.location.assign(EXPORT));
  };
  return (
    <Panel title="Account">
      <ul className="mt-2">
        {PAGES.filter(({ need }) => mayDo(role, need)).map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={LINE}>
              {text}
              <Arrow />
            </Link>
          </li>
        ))}
        <li>
          {hasPassword ? (
            <Opener onOpen={() => setOpen("password")}>Change password</Opener>
          ) : (
            <Link to="/forgot-password" className={LINE}>
              Set a password
              <Arrow />
            </Link>
          )}
        </li>
        <li>
          <a href={EXPORT} download className={LINE} onClick={exportData}>
            Export my data
            <Download aria-hidden="true" className="size-4.5 shrink-0" />
          </a>
        </li>
        <li>
          <Opener tone="text-poor" onOpen={() => setOpen("delete")}>
            Delete my account
          </Opener>
        </li>
      </ul>
      {dialog}
      {open === "password" && <ChangePassword minLength={minPasswordLength} onClose={close} />}
      {open === "delete" && <DeleteAccount email={email} hasPassword={hasPassword} onClose={close} />}
    </Panel>
  );
}
