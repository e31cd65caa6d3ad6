/** Chooses, shows and removes the logo of reports for clients. The picture is sent with the form, as a data address. */
import { useId } from "react";
import { useHydrated } from "../../../delivery/use-hydrated.ts";
import { Button } from "../../../ui/form/button.tsx";
import { FileInput } from "../../../ui/form/file-input.tsx";

type LogoFieldProps = {
  /** Empty without a logo. */
  logo: string;
  onChange: (logo: string) => void;
  onProblem: (problem: string | null) => void;
};

const MAX_LOGO_BYTES = 64 * 1024;

export function LogoField({ logo, onChange, onProblem }: LogoFieldProps) {
  const isAwake = useHydrated();
  const id = useId();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_LOGO_BYTES) return onProblem("This picture is larger than 64 kB.");
    onProblem(null);
    onChange(await dataUrlOf(file));
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        Logo
      </label>
      {logo !== "" && (
        <img src={logo} alt="Your logo" className="h-12 max-w-50 justify-self-start object-contain" />
      )}
      <input type="hidden" name="logo" value={logo} />
      <FileInput
        id={id}
        accept="image/png,image/jpeg,image/webp"
        disabled={!isAwake}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          void choose(file);
          event.currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className="text-14 text-quiet">
        PNG, JPEG or WebP, up to 64 kB.
      </p>
      {logo !== "" && (
        <div>
          <Button size="small" variant="quiet" onClick={() => onChange("")}>
            Remove the logo
          </Button>
        </div>
      )}
    </div>
  );
}

async function dataUrlOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(text)}`;
}
