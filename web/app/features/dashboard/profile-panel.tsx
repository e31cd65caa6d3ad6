/** Name and phone. The email address is changed on the security page. */
import { messageText } from "@citeworthy/core/messages";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { INTENT } from "./dashboard-forms.ts";
import { EmailField } from "./email-field.tsx";

export type ProfileData = { name: string | null; email: string; phone: string | null };

const SAVED = "Profile updated successfully";

function show(form: HTMLFormElement | null, saved: ProfileData): void {
  for (const field of ["name", "phone"] as const) {
    const input = form?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.value = saved[field] ?? "";
  }
}

function Saved({ isShown }: { isShown: boolean }) {
  return (
    <p role="status" className="inline-flex items-center gap-1.5 text-14 font-medium text-good">
      {isShown && (
        <>
          <Check aria-hidden="true" className="size-4" />
          {SAVED}
        </>
      )}
    </p>
  );
}

function ProfileForm({ profile }: { profile: ProfileData }) {
  const form = useRef<HTMLFormElement>(null);
  const { Form, isBusy, problem, value } = useAction<ProfileData>();

  // The server may have trimmed the input, so the form shows what was stored.
  useEffect(() => {
    if (value) show(form.current, value);
  }, [value]);

  return (
    <Form ref={form} method="post" className="mt-5 grid gap-5 md:max-w-150 md:grid-cols-2">
      {problem && (
        <div className="md:col-span-2">
          <Notice kind="error" title={problem} />
        </div>
      )}
      <Field
        label="Name"
        name="name"
        defaultValue={profile.name ?? ""}
        autoComplete="name"
        maxLength={200}
        wide
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        defaultValue={profile.phone ?? ""}
        autoComplete="tel"
        maxLength={50}
        placeholder="Optional"
        wide
      />
      <div className="md:col-span-2">
        <EmailField email={profile.email} />
      </div>
      <div className="flex flex-wrap items-center gap-4 md:col-span-2">
        <Button type="submit" name="intent" value={INTENT.saveProfile} busy={isBusy}>
          Save changes
        </Button>
        <Saved isShown={!isBusy && value !== undefined} />
      </div>
    </Form>
  );
}

/** `profile`: the loaded profile, or an error message. */
export function ProfilePanel({ profile }: { profile: ProfileData | { problem: string } }) {
  return (
    <Panel title="Profile Information">
      {"problem" in profile ? (
        <div className="mt-5">
          <Notice kind="error" title={messageText("profile/load-failed")}>
            <p>{profile.problem}. Your data is safe. Please reload the page.</p>
          </Notice>
        </div>
      ) : (
        <ProfileForm profile={profile} />
      )}
    </Panel>
  );
}
