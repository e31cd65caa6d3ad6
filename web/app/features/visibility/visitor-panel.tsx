/** The monitor for a visitor: the form, how to read a result, what the monitor does, and sign-in links. It loads no code for running one. */

import { still } from "../../delivery/still.tsx";
import { AuthLink } from "../../session/auth-link.tsx";
import { useAuthModal } from "../../session/auth-modal.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { MonitorForm } from "./monitor-form.tsx";

const HowToRead = still("how-to-read-part", async () => ({
  default: (await import("./how-to-read.tsx")).HowToRead,
}));
const MonitorAbout = still("monitor-about-part", async () => ({
  default: (await import("./monitor-about.tsx")).MonitorAbout,
}));

export function VisitorPanel() {
  const { open } = useAuthModal();
  return (
    <>
      <div className="wrap grid items-start gap-x-16 gap-y-10 pb-24 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-6">
          <SignInRequired />
          <MonitorForm
            busy={false}
            canMeasure={false}
            initial={{ url: "", query: "" }}
            onVisitor={() => open("sign-up")}
          />
        </div>
        <HowToRead engines={[]} />
      </div>
      <MonitorAbout />
    </>
  );
}

function SignInRequired() {
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-5 shadow-card md:p-8">
      <h2 className="text-28">Sign In Required</h2>
      <p className="text-quiet">Monitor runs are saved to your account. Sign in or start a free trial.</p>
      <div className="flex flex-wrap gap-3">
        <AuthLink view="sign-in" className={buttonClass({ variant: "primary" })}>
          Sign In
        </AuthLink>
        <AuthLink view="sign-up" className={buttonClass()}>
          Sign Up
        </AuthLink>
      </div>
    </div>
  );
}
