import type { BodyFor, CallResult } from '../../../../test/calls.ts';
import type { Person } from '../../../../test/oja.ts';
import { confirmEmail, fund, linkAccount, type OjaWithPaystack } from '../../../../test/paystack.ts';
import { pollWithdrawals } from './payout.jobs.ts';

export type Payee = Person & { accountId: string };

/** Users with money and a bank account, and steps for tests. */
export function withdrawalKit(oja: OjaWithPaystack) {
  return {
    async addPayee(naira = 10_000, accountNumber?: string): Promise<Payee> {
      const person = await oja.person({ days: 365 });
      await confirmEmail(oja, person);
      await fund(oja, person, naira);
      return { ...person, accountId: await linkAccount(oja, person, accountNumber) };
    },

    withdraw(
      person: Payee,
      amount: number,
      more: Partial<BodyFor<'requestWithdrawal'>> = {},
    ): Promise<CallResult<'requestWithdrawal'>> {
      return oja.call('requestWithdrawal', {
        token: person.token,
        body: { amount, method: 'bank', bank_account_id: person.accountId, ...more },
      });
    },

    /** Advances the clock, delivers the webhooks and runs due jobs. */
    async pass(ms: number): Promise<void> {
      oja.clock.advance(ms);
      await pollWithdrawals.run(oja.deps, {}, { number: 1, last: false });
      await oja.sim.deliver();
      await oja.runJobs();
    },

    async newest(person: Person) {
      return (await oja.call('listWithdrawals', { token: person.token })).body.data[0];
    },

    async transactions(person: Person) {
      return (await oja.call('listTransactions', { token: person.token })).body.data;
    },

    /** The bank returns this name for every resolved account until `restore` is called. */
    nameHolders(accountName: string): () => void {
      const real = oja.deps.paystack.resolveAccount;
      oja.deps.paystack.resolveAccount = async () => ({ accountName });
      return () => {
        oja.deps.paystack.resolveAccount = real;
      };
    },
  };
}
