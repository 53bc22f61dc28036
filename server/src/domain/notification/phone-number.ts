/**
 * A number as gateways want it, with its country: people in Nigeria write theirs with a 0 in front.
 * Undefined when it cannot be told which phone is meant.
 */
export function internationalNumber(written: string): string | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (/^0[789]\d{9}$/.test(digits)) return `+234${digits.slice(1)}`;
  return undefined;
}
