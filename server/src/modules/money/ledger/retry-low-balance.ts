import { BalanceTooLow } from './post-transfer.ts';

const attempts = 3;

/**
 * Repeats a transaction that divides a sum by a balance: another debit between reading and posting makes the division
 * wrong, and it is made anew.
 */
export async function retryLowBalance<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BalanceTooLow) || attempt === attempts) throw error;
    }
  }
}
