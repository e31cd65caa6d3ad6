/** A box that selects rows, with room around it for a finger. */

type SelectBoxProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export const SelectBox = ({ label, isOn, onChange }: SelectBoxProps) => (
  <label className="grid size-10 cursor-pointer place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="size-5 accent-accent"
    />
  </label>
);
