/** The reference of a ticket: TKT-007. */
export function ticketReference(number: number): string {
  return `TKT-${String(number).padStart(3, '0')}`;
}

/** The number in TKT-007, tkt7 or 7; undefined when the text is none of these. */
export function numberOfTicket(text: string): number | undefined {
  const digits = /^(?:tkt)?[-\s]?0*([1-9][0-9]{0,14})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
