/** The allowed value that the query names, if any; a URL can hold anything. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  wanted: string | null,
): Value | undefined {
  return values.find((value) => value === wanted);
}

/** Default values are left out of the URL: pass them as undefined or as an empty string. */
export function withoutEmpty(parameters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
