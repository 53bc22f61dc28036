const lagosTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** A moment as mails name it, in the time of Lagos. */
export function whenSentence(at: Date): string {
  return `${lagosTime.format(at)} (Lagos time)`;
}
