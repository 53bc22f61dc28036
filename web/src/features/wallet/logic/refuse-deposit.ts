import { limitText, type Refused, readAmount } from './read-amount';

/** The server's setting has the last word; this is the specified figure of the hint. */
const minimumDepositNaira = 100;

export const depositHint = `Minimum deposit: ${limitText(minimumDepositNaira)}`;

/** Amounts to choose by a click. */
export const quickDeposits = [1_000, 5_000, 10_000, 50_000] as const;

export function refuseDeposit(text: string): Refused<'amount'> | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return invalid('Please enter a valid amount.');
  if (amount < minimumDepositNaira) return invalid(depositHint);
  return undefined;
}

function invalid(description: string): Refused<'amount'> {
  return { title: 'Invalid Amount', description, field: 'amount' };
}
