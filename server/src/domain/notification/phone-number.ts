/**
 * A phone number in international form; Nigerian numbers are written with a leading 0. Undefined when the country
 * cannot be determined.
 */
export function internationalNumber(written: string): string | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (/^0[789]\d{9}$/.test(digits)) return `+234${digits.slice(1)}`;
  return undefined;
}
