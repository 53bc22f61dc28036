/** An amount as a number input shows it: with two decimals, unless it is whole. */
export function shownAmount(text: string): string {
  return /^\d+\.\d$/.test(text) ? `${text}0` : text;
}
