/**
 * A card number is looked at in the browser only: whether it can be one, and what its last four digits are. Nothing
 * else of it is sent or kept.
 */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

export function lastFour(typed: string): string {
  return digitsOf(typed).slice(-4);
}

/** In groups of four, as it stands on the card. */
export function groupCardNumber(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
