/** Captions as they happen: each says what is on the screen until the next one. */
export type Caption = { at: number; text: string };

const stamp = (seconds: number) => {
  const whole = Math.floor(seconds);
  const minutes = String(Math.floor(whole / 60)).padStart(2, "0");
  const rest = String(whole % 60).padStart(2, "0");
  return `${minutes}:${rest}.${String(Math.floor((seconds - whole) * 1000)).padStart(3, "0")}`;
};

export function asVtt(captions: readonly Caption[], seconds: number): string {
  const cues = captions.map(({ at, text }, index) => {
    const until = captions[index + 1]?.at ?? seconds;
    return `${stamp(at)} --> ${stamp(until)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}
