/** What can be chosen, if the address names it; an address is typed by anybody. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  wanted: string | null,
): Value | undefined {
  return values.find((value) => value === wanted);
}

/** What is as it always begins is left out of the address: pass it as undefined or as nothing. */
export function withoutEmpty(words: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
