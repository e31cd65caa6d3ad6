/** "+3.0", "−0.6": points with their sign, the same wherever they are printed. */
export const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
