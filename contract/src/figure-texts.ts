/** Figures as the page and the mail write them. */

export function percentText(rate: number | null): string {
  return rate === null ? '—' : `${rate}%`;
}

/** Hours up to two days, then days. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '—';
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 2.4) / 10} days`;
}
