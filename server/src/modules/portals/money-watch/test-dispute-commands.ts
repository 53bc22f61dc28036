import { hourMs } from '@oja/contract/durations';
import { expect } from 'vitest';
import type { BodyFor, RawCallResult } from '../../../../test/calls.ts';
import type { Person } from '../../../../test/oja.ts';
import type { OjaWithPaystack } from '../../../../test/paystack.ts';
import { type ModelCommand, type Sides, type Status, settle } from './test-purchase-model.ts';

interface DisputeCommandInput {
  oja: OjaWithPaystack;
  step: (
    name: string,
    which: number,
    from: Status,
    send: (sides: Sides) => Promise<RawCallResult>,
    effect: (sides: Sides) => void,
  ) => ModelCommand;
  admins: { decider: Person; escalator: Person };
  windowMs: number;
  /** From this price on, a ruling waits for an appeal. */
  thresholdNaira: number;
}

const appealMs = 48 * hourMs;

type Decision = Pick<BodyFor<'resolveDispute'>, 'type' | 'refund_amount'>;

/** Opening, withdrawing and deciding disputes. */
export function disputeCommands({ oja, step, admins, windowMs, thresholdNaira }: DisputeCommandInput) {
  const { decider, escalator } = admins;
  const nowMs = () => oja.clock.now.getTime();

  const dispute = (which: number) =>
    step(
      'dispute',
      which,
      'pending',
      ({ id, buyer }) => {
        const body = { reason: 'other', description: 'Look at it.' } as const;
        return oja.call('disputePurchase', { token: buyer.token, params: { id }, body });
      },
      ({ deal }) =>
        Object.assign(deal, {
          proposals: { buyer: 0, seller: 0 },
          status: 'disputed',
          disputedAtMs: nowMs(),
          escalated: false,
          escalatedByHand: false,
        }),
    );

  const withdraw = (which: number) =>
    step(
      'withdraw the dispute of',
      which,
      'disputed',
      ({ id, buyer }) => oja.call('withdrawDispute', { token: buyer.token, params: { id } }),
      ({ deal }) => {
        const dueAtMs = deal.dueAtMs + nowMs() - deal.disputedAtMs;
        delete deal.proposal;
        Object.assign(deal, { status: 'pending', dueAtMs, withdrawals: deal.withdrawals + 1 });
      },
    );

  const decision = (id: string, body: Decision, by = decider) =>
    oja.call('resolveDispute', {
      token: by.token,
      params: { purchase_id: id },
      body: { details: 'So.', early_reason: 'It cannot wait.', ...body },
    });

  const resolve = (which: number, type: 'favor_buyer' | 'favor_seller' | 'partial_refund') =>
    step(
      type,
      which,
      'disputed',
      ({ id, deal }) =>
        decision(id, { type, ...(type === 'partial_refund' ? { refund_amount: deal.price / 2 } : {}) }),
      ({ model, deal }) => {
        const refund = { favor_buyer: deal.price, favor_seller: 0, partial_refund: deal.price / 2 }[type];
        const ruling = { refund, untilMs: nowMs() + appealMs, waived: [] };
        delete deal.proposal;
        if (deal.price >= thresholdNaira) {
          deal.ruling = ruling;
          return;
        }
        deal.decided = ruling;
        const status = type === 'favor_buyer' ? 'refunded' : 'completed';
        settle(model, deal, { status, refund, nowMs: nowMs() });
      },
    );

  /** A second replacement is refused, and so is a second escalation; neither changes anything. */
  const replace = (which: number) =>
    step(
      'replacement',
      which,
      'disputed',
      async ({ id, deal, seller }) => {
        const body = { username: 'new', password: 'new' };
        const offered = await oja.call('offerReplacement', {
          token: seller.token,
          params: { purchase_id: id },
          body,
        });
        const answer = await decision(id, { type: 'replacement' });
        if (deal.status === 'disputed' && deal.replaced) {
          expect([offered.body.code, answer.body.code]).toEqual(['replacement_used', 'replacement_used']);
          return { ...answer, status: 200 };
        }
        return answer;
      },
      ({ deal }) => {
        if (deal.replaced) return;
        delete deal.proposal;
        Object.assign(deal, { status: 'pending', replaced: true, dueAtMs: nowMs() + windowMs });
      },
    );

  const escalate = (which: number) =>
    step(
      'escalate',
      which,
      'disputed',
      async ({ id, deal }) => {
        const answer = await decision(id, { type: 'escalate' }, escalator);
        const again = deal.escalatedByHand ? 403 : 409;
        const first = deal.ruling ? 409 : 200;
        if (deal.status === 'disputed') expect(answer.status).toBe(deal.escalated ? again : first);
        return deal.escalated ? { ...answer, status: deal.status === 'disputed' ? 200 : 409 } : answer;
      },
      ({ deal }) => {
        deal.escalatedByHand ||= !deal.escalated;
        deal.escalated = true;
      },
    );

  return { dispute, withdraw, resolve, replace, escalate };
}
