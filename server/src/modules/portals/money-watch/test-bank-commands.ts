import { expect } from 'vitest';
import type { Person } from '../../../../test/oja.ts';
import { type OjaWithPaystack, recordMovement } from '../../../../test/paystack.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { compareDaily } from '../../money/gateway-comparison/index.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { type Command, type Model, pick, type Real, sendBack } from './test-money-model.ts';

interface BankCommandsInput {
  oja: OjaWithPaystack;
  admins: readonly [Person, Person];
  command: (
    name: string,
    needs: (model: Model) => boolean,
    act: (model: Model, real: Real) => Promise<void>,
  ) => Command;
  hearEvents: (model: Model) => Promise<void>;
}

/** The commands of the money model that concern banks and the balance at Paystack. */
export function bankCommands({ oja, admins: [admin, second], command, hearEvents }: BankCommandsInput) {
  const hasPeople = (model: Model) => model.people.length > 0;
  const bankKobo = async () => 0 - (await readBalance(oja.deps.db, account.platform('bank')));

  /** The books and Paystack's balance agree to the kobo, whatever was done before. */
  async function compareWithPaystack(): Promise<void> {
    oja.clock.advance(1_000);
    await compareDaily.run(oja.deps, {}, { number: 1, last: false });
    const { body } = await oja.call('gatewayComparison', { token: admin.token });
    expect(body.data.last).toMatchObject({ done: true });
    expect(body.data.differences).toEqual([]);
  }

  /** Paystack settles to our bank account; however often that is read, it is booked once. */
  const settle = () =>
    command('settle to the bank', hasPeople, async () => {
      const before = await bankKobo();
      const settled = (await oja.sim.control('POST', '/settlements', {})) as {
        effective_amount: number;
      } | null;
      await compareWithPaystack();
      await compareWithPaystack();
      expect(await bankKobo()).toBe(before + (settled?.effective_amount ?? 0));
    });

  const topUp = (naira: number) =>
    command(`top the balance up by ${naira}`, hasPeople, async () => {
      await oja.sim.control('POST', '/balance', { add: naira * 100 });
      await recordMovement(oja, { by: admin, approvedBy: second, kind: 'topup', amount: naira });
      await compareWithPaystack();
    });

  /** Withdrawals of open and of closed accounts. */
  const bankSendsBack = (who: number, which: number) =>
    command(
      `bank sends back ${which} of ${who}`,
      ({ people, closed }) => [...people, ...closed].some(({ withdrawals }) => withdrawals.length > 0),
      async (model, real) => {
        const person = pick([...model.people, ...model.closed], who);
        const realPerson = pick([...real.people, ...real.closed], who);
        if (person.withdrawals.length === 0 || pick(person.withdrawals, which).status !== 'paid') return;
        const { reference } = await oja.deps.db
          .selectFrom('withdrawals')
          .select('reference')
          .where('id', '=', pick(realPerson.withdrawals, which))
          .executeTakeFirstOrThrow();
        await oja.sim.control('POST', `/transfers/${reference}`, { status: 'reversed' });
        await hearEvents(model);
        sendBack(model, person, pick(person.withdrawals, which));
      },
    );

  return { settle, topUp, bankSendsBack };
}
