/** Statements are kept by the calendar of Lagos, wherever the person is. */
const monthOf = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: '2-digit',
});
const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });

export interface StatementMonth {
  /** As the server takes it: 2026-11. */
  value: string;
  label: string;
}

/** This month and those before it, newest first. */
export function statementMonths(now: Date, count = 24): StatementMonth[] {
  const parts = Object.fromEntries(
    monthOf.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1 - back, 1));
    return { value: first.toISOString().slice(0, 7), label: monthName.format(first) };
  });
}
