/** A labelled file input with its hint. */
import { useId } from "react";

type FileFieldProps = { label: string; name: string; hint: string; multiple?: boolean };

export function FileField({ label, name, hint, multiple = false }: FileFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        multiple={multiple}
        aria-describedby={`${id}-hint`}
        className="min-h-12 w-full min-w-0 rounded-sm border border-edge bg-surface p-2 text-14 file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-edge file:bg-wash file:px-3 file:font-semibold"
      />
      <p id={`${id}-hint`} className="text-14 break-words text-quiet">
        {hint}
      </p>
    </div>
  );
}
