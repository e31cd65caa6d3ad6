/** An address that breaks after its separators, so that a narrow column doesn't cut its words. */
import { Fragment } from "react";

const PART = /[^/.?&=_-]+[/.?&=_-]*|[/.?&=_-]+/g;

export const AddressText = ({ address }: { address: string }) => (
  <span className="wrap-anywhere">
    {[...address.matchAll(PART)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
