/** Previews of the tags: a search result on a desktop and on a phone, and the card of a shared link. */
import { DESCRIPTION_LENGTH, pixels, TITLE_LENGTH } from "@citeworthy/core/generators/snippet-width";
import type { ReactNode } from "react";

type Tags = { title: string; description: string; keyword: string };

const HOST = "your-site.example";

/** A search result ends a text that is too wide with three dots. */
function shown(text: string, { pixels: widest, size }: { pixels: number; size: number }): string {
  if (pixels(text, size) <= widest) return text;
  let cut = text;
  while (cut !== "" && pixels(`${cut} ...`, size) > widest) cut = cut.slice(0, -1);
  return `${cut.trimEnd()} ...`;
}

const slugOf = (keyword: string): string =>
  keyword
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40) || "article";

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-14 text-quiet">{name}</figcaption>
      {children}
    </figure>
  );
}

function Address({ keyword }: { keyword: string }) {
  return (
    <p className="flex items-center gap-2.5 text-14 leading-snug text-quiet">
      <i aria-hidden="true" className="size-7 shrink-0 rounded-full border border-line bg-wash" />
      <span className="min-w-0">
        <b className="block font-medium text-ink">Your Site</b>
        <span className="block truncate">
          {HOST} › {slugOf(keyword)}
        </span>
      </span>
    </p>
  );
}

const FRAME = "grid gap-1.5 rounded-md border border-line bg-surface p-4";
const TITLE = "text-accent font-medium leading-snug wrap-anywhere";

function Desktop({ title, description, keyword }: Tags) {
  return (
    <Figure name="Desktop search">
      <div className={`${FRAME} max-w-160 md:p-5`}>
        <Address keyword={keyword} />
        <p className={`${TITLE} text-18 md:text-[1.25rem]`}>{shown(title, TITLE_LENGTH)}</p>
        <p className="text-14 text-quiet wrap-anywhere">{shown(description, DESCRIPTION_LENGTH)}</p>
      </div>
    </Figure>
  );
}

function Phone({ title, description, keyword }: Tags) {
  return (
    <Figure name="Phone search">
      <div className={`${FRAME} max-w-90`}>
        <Address keyword={keyword} />
        <p className={`${TITLE} line-clamp-2 text-18`}>{title}</p>
        <p className="line-clamp-3 text-14 text-quiet wrap-anywhere">{description}</p>
      </div>
    </Figure>
  );
}

function SocialCard({ title, description }: Tags) {
  return (
    <Figure name="Shared link">
      <div className="max-w-90 overflow-hidden rounded-md border border-line bg-surface">
        <p className="grid aspect-[1.91] place-items-center border-b border-line bg-wash text-14 text-quiet">
          Your image, 1200 × 630
        </p>
        <div className="grid gap-0.5 p-4">
          <p className="text-12 text-quiet">{HOST}</p>
          <p className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{title}</p>
          <p className="line-clamp-2 text-14 text-quiet wrap-anywhere">{description}</p>
        </div>
      </div>
    </Figure>
  );
}

export function MetaPreviews(tags: Tags) {
  return (
    <div className="grid gap-6">
      <Desktop {...tags} />
      <div className="grid gap-6 md:grid-cols-2">
        <Phone {...tags} />
        <SocialCard {...tags} />
      </div>
      <p className="text-14 text-quiet">
        Previews only. Search engines and social networks may show different text.
      </p>
    </div>
  );
}
