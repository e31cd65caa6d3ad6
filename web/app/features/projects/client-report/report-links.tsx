/** Links that let a client read the report: made, copied and removed here. */
import { Form, useNavigation } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";

/** `url` is null where the link works but can't be shown again. */
type LinkRow = { id: string; url: string | null; hasPassword: boolean; expiresAt: string };

export function ReportLinks({ links }: { links: LinkRow[] }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mt-4 grid grid-cols-1 gap-6">
      {links.length > 0 && (
        <ul className="border-t border-line">
          {links.map((link) => (
            <LinkItem key={link.id} link={link} isBusy={isBusy} />
          ))}
        </ul>
      )}
      <LinkForm isBusy={isBusy} />
    </div>
  );
}

function LinkItem({ link, isBusy }: { link: LinkRow; isBusy: boolean }) {
  const { id, url, hasPassword, expiresAt } = link;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <p className="min-w-0">
        {url === null ? (
          "An older link. It still works, but it can't be shown again."
        ) : (
          <a href={url} className="link break-all">
            {url}
          </a>
        )}
        <span className="block text-14 text-quiet">
          until <DateText iso={expiresAt} long />
          {hasPassword && ", with a password"}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {url !== null && <CopyButton text={url} what="the link" variant="line" />}
        <Form method="post">
          <input type="hidden" name="link" value={id} />
          <Button type="submit" size="small" variant="danger" name="intent" value="unlink" busy={isBusy}>
            Remove
          </Button>
        </Form>
      </div>
    </li>
  );
}

function LinkForm({ isBusy }: { isBusy: boolean }) {
  return (
    <Form method="post" className="grid max-w-field gap-4">
      <div className="grid justify-items-start gap-1.5">
        <label htmlFor="link-days" className="text-14 font-semibold">
          Works for
        </label>
        <select id="link-days" name="days" defaultValue="30" className={SELECT_CLASS}>
          <option value="7">7 days</option>
          <option value="30">30 days</option>
          <option value="90">90 days</option>
          <option value="365">a year</option>
        </select>
      </div>
      <Field label="Password" name="password" optional maxLength={200} autoComplete="off" />
      <div>
        <Button type="submit" variant="primary" name="intent" value="link" busy={isBusy}>
          Create a link
        </Button>
      </div>
    </Form>
  );
}
