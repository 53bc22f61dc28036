import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { approveProposal, declineProposal } from '../approvals/index.ts';

/**
 * Approving and declining the release of a withdrawal are killed before and after every statement, and repeated when
 * there was no answer. The money leaves once or is back in the wallet once.
 */
const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
const first = await oja.person({ role: 'admin' });
const second = await oja.person({ role: 'admin' });
const large = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: large });
const actor = { id: second.id, label: second.email };
const reason = 'A test.';

async function proposed() {
  const person = await addPayee(large);
  const { id } = (await withdraw(person, large)).body.data;
  const call = { token: first.token, params: { id }, body: { reason } };
  const { body } = await oja.call('adminReleaseWithdrawal', call);
  return { person, approvalId: present(body.approval).id };
}

/** A repeated answer is refused when the first one was committed before its reply was lost. */
async function repeat(flow: (deps: Deps) => Promise<void>): Promise<void> {
  await flow(oja.deps).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'approval_ended')) throw error;
  });
}

test.each([
  ['approving', 'paid'],
  ['declining', 'failed'],
] as const)(
  '%s the release of a withdrawal',
  async (answer, status) => {
    await dieAtEveryStep(oja, async () => {
      const { person, approvalId } = await proposed();
      const flow = (deps: Deps) =>
        answer === 'approving'
          ? approveProposal(deps, { approvalId, actor, provenBy: new SystemCaller('test') })
          : declineProposal(deps, { approvalId, actor, reason });
      return {
        flow,
        async afterwards(died) {
          if (died) await repeat(flow);
          await pass(11_000);
          expect(await newest(person)).toMatchObject({ status });
        },
      };
    });
  },
  240_000,
);
