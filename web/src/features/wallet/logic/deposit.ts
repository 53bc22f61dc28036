import { limitText, type Refused, readAmount } from './amounts';

/** The specified default, until the setting is fetched. */
export const usualMinimumNaira = 100;

export function depositHint(minimumNaira: number): string {
  return `Minimum deposit: ${limitText(minimumNaira)}`;
}

/** Amounts to choose by a click. */
export const quickDeposits = [1_000, 5_000, 10_000, 50_000] as const;

export function refuseDeposit(
  text: string,
  minimumNaira: number = usualMinimumNaira,
): Refused<'amount'> | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return invalid('Please enter a valid amount.');
  if (amount < minimumNaira) return invalid(depositHint(minimumNaira));
  return undefined;
}

function invalid(description: string): Refused<'amount'> {
  return { title: 'Invalid Amount', description, field: 'amount' };
}
