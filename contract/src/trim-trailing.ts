/** The text without the characters at its end that match. A pattern like /\/+$/ would take quadratic time. */
export function trimTrailing(text: string, trails: RegExp): string {
  let end = text.length;
  while (end > 0 && trails.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
