import { dayMs } from '@oja/contract/durations';
import { expect } from 'vitest';
import type { Person } from '../../../../test/oja.ts';
import type { OjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import {
  carryOutIfDue,
  executeLockedRuling,
  isQuestioned,
  lossOf,
  type Model,
  type ModelCommand,
  pay,
  type Real,
  type Side,
  type Sides,
  sellerOf,
  settle,
  theSeller,
} from './test-purchase-model.ts';

interface AppealCommandInput {
  oja: OjaWithPaystack;
  command: (
    name: string,
    needs: (model: Model) => boolean,
    act: (model: Model, real: Real) => Promise<void>,
  ) => ModelCommand;
  /** Not the administrator who decides disputes. */
  appealAdmin: Person;
}

const proposalMs = dayMs;
const proposalsAtMost = 5;
const awardNaira = 10;

/** Settlements between the two sides, and appeals against rulings. */
export function appealCommands({ oja, command, appealAdmin }: AppealCommandInput) {
  const nowMs = () => oja.clock.now.getTime();
  const on = (name: string, which: number, act: (sides: Sides) => Promise<void>) =>
    command(
      `${name} ${which}`,
      (model) => model.deals.some(({ status }) => status !== 'offered'),
      async (model, real) => {
        const n = which % model.deals.length;
        const [deal, made] = [model.deals[n], real.deals[n]];
        const buyer = real.people[deal?.buyer ?? 0];
        if (!deal || !made || !buyer || deal.status === 'offered') return;
        await act({ model, deal, id: made.purchaseId, buyer, seller: sellerOf(real) });
      },
    );

  const propose = (which: number, side: Side) =>
    on(`propose a settlement as ${side} about`, which, async ({ deal, id, ...people }) => {
      const refund = deal.price / 4;
      const answer = await oja.call('proposeSettlement', {
        token: people[side].token,
        params: { id },
        body: { refund_amount: refund },
      });
      if (deal.status !== 'disputed') return expect(answer.body.code).toBe('purchase_state_conflict');
      if (deal.ruling) return expect(answer.body.code).toBe('dispute_ruled');
      if (deal.proposal) return expect(answer.body.code).toBe('settlement_open_already');
      if (deal.proposals[side] >= proposalsAtMost)
        return expect(answer.body.code).toBe('too_many_settlements');
      expect(answer.status).toBe(200);
      deal.proposals[side] += 1;
      const settlementId = answer.body.data.settlements[0]?.id ?? '';
      deal.proposal = { by: side, refund, dueAtMs: nowMs() + proposalMs, settlementId };
    });

  const answerProposal = (which: number, call: 'acceptSettlement' | 'declineSettlement') =>
    on(call, which, async ({ model, deal, id, ...people }) => {
      const { proposal } = deal;
      if (proposal === undefined) return;
      const side = proposal.by === 'buyer' ? 'seller' : 'buyer';
      const params = { id, settlement_id: proposal.settlementId };
      const own = await oja.call(call, { token: people[proposal.by].token, params });
      expect(refusalOf(own)).toEqual([403, 'access_denied']);
      const answer = await oja.call(call, { token: people[side].token, params });
      if (nowMs() >= proposal.dueAtMs) return expect(answer.body.code).toBe('settlement_not_open');
      if (call === 'acceptSettlement' && isQuestioned(model, deal.buyer))
        return expect(refusalOf(answer)).toEqual([409, 'release_waiting']);
      expect(answer.status).toBe(200);
      if (call === 'acceptSettlement')
        settle(model, deal, { status: 'completed', refund: proposal.refund, nowMs: nowMs() });
      delete deal.proposal;
    });

  const appeal = (which: number, side: Side) =>
    on(`appeal as ${side} about`, which, async ({ deal, id, ...people }) => {
      const answer = await oja.call('openAppeal', {
        token: people[side].token,
        params: { id },
        body: { text: 'Look again.' },
      });
      const ruling = deal.ruling ?? deal.decided;
      const refuse = (code: string) => expect([side, ...refusalOf(answer)]).toEqual([side, 409, code]);
      if (ruling === undefined) return refuse('appeal_not_possible');
      if (ruling.appealBy !== undefined) return refuse('appeal_used');
      if (lossOf(deal, side, ruling.refund) === 0) return refuse('appeal_without_loss');
      if (ruling.waived.includes(side)) return refuse('appeal_waived');
      if (nowMs() >= ruling.untilMs) return refuse('appeal_too_late');
      expect([side, answer.status]).toEqual([side, 200]);
      ruling.appealBy = side;
    });

  const waive = (which: number, side: Side) =>
    on(`waive the appeal as ${side} about`, which, async ({ model, deal, id, ...people }) => {
      const answer = await oja.call('waiveAppeal', { token: people[side].token, params: { id } });
      const { ruling } = deal;
      const refuse = (code: string) => expect([side, ...refusalOf(answer)]).toEqual([side, 409, code]);
      if (ruling === undefined || ruling.appealBy !== undefined) return refuse('ruling_not_waiting');
      if (lossOf(deal, side, ruling.refund) === 0) return refuse('appeal_without_loss');
      expect([side, answer.status]).toEqual([side, 200]);
      if (ruling.waived.includes(side)) return;
      ruling.waived.push(side);
      carryOutIfDue(model, deal, nowMs());
    });

  /** A ruling that waits is upheld; to one that was carried out a small amount is added. */
  const decideAppeal = (which: number) =>
    on('decide the appeal about', which, async ({ model, deal, id }) => {
      const open = deal.ruling ?? deal.decided;
      const isOpen = open?.appealBy !== undefined && !open.isAppealDecided;
      const decision = deal.ruling
        ? ({ decision: 'stands' } as const)
        : ({ decision: 'award', amount: awardNaira } as const);
      const answer = await oja.call('decideAppeal', {
        token: appealAdmin.token,
        params: { purchase_id: id },
        body: { details: 'Read again.', ...decision },
      });
      if (!isOpen) return expect(answer.body.code).toBe('appeal_not_open');
      // The buyer never gets back more than the price.
      const leftOfPrice = deal.price - deal.refunded - deal.claimed;
      if (!deal.ruling && open.appealBy === 'buyer' && leftOfPrice < awardNaira)
        return expect(answer.body.code).toBe('award_amount_wrong');
      expect(answer.status).toBe(200);
      open.isAppealDecided = true;
      if (deal.ruling) return executeLockedRuling(model, deal, nowMs());
      if (open.appealBy === 'buyer') deal.awarded += awardNaira;
      pay(model, open.appealBy === 'buyer' ? deal.buyer : theSeller, awardNaira);
    });

  return { propose, answerProposal, appeal, waive, decideAppeal };
}
