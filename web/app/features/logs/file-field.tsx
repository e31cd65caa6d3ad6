/** A labelled file input with its hint. */
import { useId } from "react";
import { FileInput } from "../../ui/form/file-input.tsx";

type FileFieldProps = { label: string; name: string; hint: string; multiple?: boolean };

export function FileField({ label, name, hint, multiple = false }: FileFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <FileInput id={id} name={name} multiple={multiple} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className="text-14 break-words text-quiet">
        {hint}
      </p>
    </div>
  );
}
