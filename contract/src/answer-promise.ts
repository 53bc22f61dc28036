/** The time within which the Help Center promises an answer, whatever the priority. */
export const answerPromisedHours = 24;

/**
 * The promise in words: 24 hours, or 24 business hours with the opening hours in which they count. `allHours` is how a
 * text writes the time that counts at all hours.
 */
export function answerTime(
  openingHours: string | null,
  allHours: string = `${answerPromisedHours} hours`,
): string {
  return openingHours ? `${answerPromisedHours} business hours (${openingHours})` : allHours;
}
