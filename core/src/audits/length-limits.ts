/** Search results cut titles and descriptions by width, so texts in wide scripts have room for half as many characters. */

type LengthLimits = { min: number; max: number };

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const lengthOf = (text: string): number => [...text].length;

export function limitsFor(text: string, { min, max }: LengthLimits): LengthLimits {
  const characters = [...text];
  const isWide = characters.filter((one) => WIDE.test(one)).length * 2 > characters.length;
  return isWide ? { min: Math.ceil(min / 2), max: Math.floor(max / 2) } : { min, max };
}
