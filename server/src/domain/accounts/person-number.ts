/** The number of a person in 000123, #123 or 123; undefined when the text is none of these. */
export function numberOfPerson(text: string): number | undefined {
  const digits = /^#?0*([1-9][0-9]{0,14})$/.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
