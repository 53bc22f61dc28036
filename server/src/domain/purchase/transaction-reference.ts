/** The number of a purchase as people read it: TXN-007. */
export function transactionReference(number: number): string {
  return `TXN-${String(number).padStart(3, '0')}`;
}

/** The number in TXN-007, txn7 or 7; undefined when the text is none of these. */
export function numberOfReference(text: string): number | undefined {
  const digits = /^(?:txn)?[-\s]?0*([1-9][0-9]{0,14})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
