import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { setRole } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
} from '../../../../test/purchases.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { approveProposal } from '../approvals/index.ts';

/**
 * Approving is killed before and after every statement, and repeated when there was no answer. What was proposed is
 * carried out once, and never without the approval on record.
 */
const oja = await startOja();
const market = await openMarket(oja);
const second = await addAdmin(oja);
const price = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: price });

const actor = { id: second.id, label: second.email };
const approving = (approvalId: string) => (deps: Deps) =>
  approveProposal(deps, { approvalId, actor, provenBy: new SystemCaller('test') });

/** A repeated approval is refused when the first one was committed before its answer was lost. */
async function repeat(flow: (deps: Deps) => Promise<void>): Promise<void> {
  await flow(oja.deps).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'approval_ended')) throw error;
  });
}

test('approving an adjustment', async () => {
  await dieAtEveryStep(oja, async () => {
    const person = await addBuyer(oja, 50);
    const { body } = await oja.call('adjustWallet', {
      token: market.admin.token,
      params: { id: person.id },
      body: { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the wait.' },
    });
    const flow = approving(present(body.data.approval).id);
    return {
      flow,
      async afterwards(died) {
        if (died) await repeat(flow);
        expect(await availableOf(oja, person)).toBe(250);
      },
    };
  });
}, 120_000);

test('approving a decision about a dispute', async () => {
  await dieAtEveryStep(oja, async () => {
    const deal = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
    const { id } = await buyAndDispute(deal, { listing: { price } });
    const { body } = await oja.call('resolveDispute', {
      token: market.admin.token,
      params: { purchase_id: id },
      body: { type: 'favor_buyer', details: 'As shown.', early_reason: 'It cannot wait.' },
    });
    const flow = approving(present(body.approval).id);
    return {
      flow,
      async afterwards(died) {
        if (died) await repeat(flow);
        expect(await availableOf(oja, deal.buyer)).toBe(price);
      },
    };
  });
}, 120_000);

test('approving a new administrator', async () => {
  await changeSettings(oja, 'security', { secondAdminForAdmins: true });
  await dieAtEveryStep(oja, async () => {
    const { id } = await oja.person();
    const { body } = await oja.call('changeUserRole', {
      token: market.admin.token,
      params: { id },
      body: { role: 'admin' },
    });
    const flow = approving(present(body.approval).id);
    return {
      flow,
      async afterwards(died) {
        if (died) await repeat(flow);
        const log = oja.deps.db.selectFrom('auditLog').select('action').where('subjectId', '=', id);
        const actions = (await log.orderBy('position').execute()).map(({ action }) => action);
        expect(actions).toEqual(['approval.proposed', 'approval.approved', 'user.role_changed']);
        const user = oja.deps.db.selectFrom('users').select('role').where('id', '=', id);
        expect(await user.executeTakeFirstOrThrow()).toEqual({ role: 'admin' });
        // All administrators are locked and told each time, so their number stays small.
        await setRole(oja, id, 'user');
      },
    };
  });
}, 120_000);
