/** Numbers as people type them. What could be read in two ways, such as 150.000 or 150,50, is not guessed at. */

/** An amount of naira: at most two decimals, thousands set apart by commas or blanks or not at all. */
export function readNaira(typed: string): number | undefined {
  const plain = typed.trim().replace(/^₦\s*/, '');
  if (!/^(?:\d{1,10}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:\s\d{3}){1,3})(?:\.\d{1,2})?$/.test(plain))
    return undefined;
  return Number(plain.replace(/[,\s]/g, ''));
}

/** A whole number, thousands set apart by commas or not at all. */
export function readCount(typed: string): number | undefined {
  const plain = typed.trim();
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** The sentence for thousands set apart by dots; undefined for any other text. */
export function dottedThousandsSentence(typed: string): string | undefined {
  const plain = typed.trim().replace(/^₦\s*/, '');
  if (!/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(plain)) return undefined;
  return `Write ${plain.replaceAll('.', ',')}, not ${plain}.`;
}
