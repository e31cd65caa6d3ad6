/** The same numbers each time, so that an interval doesn't change with each look. */
export function steadyChance(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
