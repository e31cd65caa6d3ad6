/** A sign-up that waits for its confirmation mail. It stays until the reader leaves it. */
import { site } from "@citeworthy/core/product/site";

export function CheckYourEmail({ email }: { email: string }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-18 text-quiet">
        We sent a link to <b className="break-words text-ink">{email}</b>. Open it to confirm the address, and
        your trial begins.
      </p>
      <p className="text-14 text-quiet">
        Nothing there after a few minutes? Look in the spam folder, or write to{" "}
        <a href={`mailto:${site.supportEmail}`} className="link">
          {site.supportEmail}
        </a>
        .
      </p>
    </div>
  );
}
