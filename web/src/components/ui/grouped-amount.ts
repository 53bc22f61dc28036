/** Amounts are shown with thousands set apart, and kept in plain digits. */

const separators = /[₦,\s]/g;

/** What was typed or pasted, such as ₦1,000, in plain digits. Anything else stays as it is, for the form to refuse. */
export function plainAmount(typed: string): string {
  return typed.replace(separators, '');
}

const decimalComma = /^[₦\s]*(\d[\d.\s]*),(\d{1,2})\s*$/;

/** What was pasted: a comma before the last one or two figures is a decimal one, so that 150,50 is not 15,050. */
export function pastedAmount(pasted: string): string {
  const [, whole, decimals] = decimalComma.exec(pasted) ?? [];
  return whole === undefined ? plainAmount(pasted) : `${whole.replace(/[.\s]/g, '')}.${decimals}`;
}

/** 1500000.5 is shown as 1,500,000.5; what is no amount is shown as it was typed. */
export function groupAmount(plain: string): string {
  const [, whole, decimals] = /^(\d+)(\.\d*)?$/.exec(plain) ?? [];
  if (whole === undefined) return plain;
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${decimals ?? ''}`;
}

/** How many figures stand before the caret, which is what a new grouping leaves unchanged. */
export function figuresBefore(shown: string, caret: number): number {
  return plainAmount(shown.slice(0, caret)).length;
}

/** Where the caret stands behind that many figures. */
export function caretBehind(shown: string, figures: number): number {
  let caret = 0;
  for (let seen = 0; caret < shown.length && seen < figures; caret += 1) {
    if (plainAmount(shown.charAt(caret)) !== '') seen += 1;
  }
  return caret;
}
