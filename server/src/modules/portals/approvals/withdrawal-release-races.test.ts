import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { availableOf, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { outcomesOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';

/** Real calls about one large withdrawal, started together. */
const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass } = withdrawalKit(oja);
const first = await oja.person({ role: 'admin' });
const second = await oja.person({ role: 'admin' });
const third = await oja.person({ role: 'admin' });
const [rounds, large, longMs] = [roundsOf(50), 1_000, 240_000];
await changeSettings(oja, 'payment', { approvalThreshold: large });
afterEach(() => expectCleanLedger(oja));

const payee = await addPayee(100_000);
const body = { reason: 'A test.' };
const release = (id: string, by = first) =>
  oja.call('adminReleaseWithdrawal', { token: by.token, params: { id }, body });
const approve = (id: string) => oja.call('approveProposal', { token: second.token, params: { id } });
const decline = (id: string) => oja.call('declineProposal', { token: third.token, params: { id }, body });
const cancel = (id: string) => oja.call('cancelWithdrawal', { token: payee.token, params: { id } });
const statusOf = async (id: string) => {
  const row = await oja.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).execute();
  return row[0]?.status;
};

async function proposed() {
  const { id } = (await withdraw(payee, large)).body.data;
  return { id, approvalId: present((await release(id)).body.approval).id };
}

test(
  'approved while its owner cancels: sent or back in the wallet, never both',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, approvalId } = await proposed();
      const before = await availableOf(oja, payee);
      const [approved, cancelled] = await together(round, [() => approve(approvalId), () => cancel(id)]);
      // A released withdrawal can still be cancelled until it is sent.
      expect(cancelled.status).toBe(200);
      expect(['200', '409 approval_ended']).toContain(outcomesOf([approved])[0]);
      await pass(11_000);
      expect(await statusOf(id)).toBe('cancelled');
      expect(await availableOf(oja, payee)).toBe(before + large);
    }
  },
  longMs,
);

test(
  'approved by one and declined by another: one of them wins',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, approvalId } = await proposed();
      const [approved, declined] = await together(round, [
        () => approve(approvalId),
        () => decline(approvalId),
      ]);
      expect(outcomesOf([approved, declined])).toEqual(['200', '409 approval_ended']);
      if (round % 10 === 0) await pass(11_000);
      if (declined.status === 200) expect(await statusOf(id)).toBe('failed');
      else if ((await statusOf(id)) === 'requested') expect((await cancel(id)).status).toBe(200);
    }
  },
  longMs,
);

test(
  'approved while payouts are frozen: nothing leaves before they resume',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, approvalId } = await proposed();
      const freeze = () => oja.call('freezePayouts', { token: third.token, body });
      expect(outcomesOf(await together(round, [() => approve(approvalId), freeze]))).toEqual(['200', '200']);
      await pass(11_000);
      expect(await statusOf(id)).toBe('requested');
      await oja.call('resumePayouts', { token: third.token, body });
      if (round % 10 === 0) {
        await pass(11_000);
        expect(await statusOf(id)).toBe('paid');
      } else expect((await cancel(id)).status).toBe(200);
    }
  },
  longMs,
);

test(
  'proposed by two at once: one proposal waits',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = (await withdraw(payee, large)).body.data;
      const answers = await together(round, [() => release(id), () => release(id, third)]);
      expect(outcomesOf(answers)).toEqual(['200', '409 approval_waiting']);
      expect((await cancel(id)).status).toBe(200);
    }
  },
  longMs,
);
