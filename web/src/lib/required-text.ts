/** A rule for a text that must not be empty, as forms take it. */
export function requiredText(missing: string): (text: string) => true | string {
  return (text) => text.trim() !== '' || missing;
}
