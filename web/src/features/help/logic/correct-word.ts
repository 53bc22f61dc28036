/** Shorter words are one letter away from too many others. */
const shortestLength = 5;

/** The known word that was probably meant: one letter missing, too many or wrong, or two neighbours swapped. */
export function correctWord(typed: string, known: Iterable<string>): string | undefined {
  if (typed.length < shortestLength) return undefined;
  for (const word of known) if (isOneSlipAway(typed, word)) return word;
  return undefined;
}

function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shared = Math.min(one.length, other.length) - start;
  while (end < shared && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
