/** Payments are known to the bank by their reference at Paystack; everything else by a number of ours. */
export function movementReference(line: { id: string; key: string; kind: string }): string {
  if (line.kind === 'funding') return line.key.slice('fund:'.length);
  return `OJA-${line.id.replaceAll('-', '').slice(0, shownDigits).toUpperCase()}`;
}

const shownDigits = 12;
const idDigits = 32;

/** The ids that a reference of ours, or its beginning, may stand for; undefined for any other text. */
export function idsOfReference(text: string): { from: string; to: string } | undefined {
  const digits = /^oja-?([0-9a-f]{1,12})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  return { from: idOf(digits.padEnd(idDigits, '0')), to: idOf(digits.padEnd(idDigits, 'f')) };
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
