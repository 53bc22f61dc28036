import { claimTerms } from '@oja/contract/cover-labels';
import { expect } from 'vitest';
import type { OjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import {
  isCovered,
  type Model,
  type ModelCommand,
  type ModelPurchase,
  payClaim,
  type Real,
  theSeller,
} from './test-purchase-model.ts';

interface CoverCommandsInput {
  oja: OjaWithPaystack;
  decider: { token: string };
  command: (
    name: string,
    needs: (model: Model) => boolean,
    act: (model: Model, real: Real) => Promise<void>,
  ) => ModelCommand;
}

/** Claims in cover: opened, taken back and decided. None is a recall, which would end the selling of the one seller. */
export function coverCommands({ oja, decider, command }: CoverCommandsInput) {
  const claim = (which: number) =>
    command(
      `claim about ${which}`,
      // Withdrawals that wait for a claim are the subject of the races in trade/cover.
      (model) => bought(model) && !model.withdrawals.some(isWaiting),
      async (model, real) => {
        const n = which % model.deals.length;
        const [deal, made] = [model.deals[n], real.deals[n]];
        if (deal === undefined || made === undefined || deal.status === 'offered') return;
        const answer = await oja.call('openClaim', {
          token: real.people[deal.buyer]?.token ?? '',
          params: { id: made.purchaseId },
          body: { kind: 'mailbox_kept', details: 'They still read it.' },
        });
        const refusal = refusalOfClaim(model, deal, oja.clock.now.getTime());
        expect(refusalOf(answer)).toEqual(refusal === undefined ? [200, undefined] : [409, refusal]);
        if (refusal !== undefined) return;
        deal.claimId = answer.body.data.claims[0]?.id;
        deal.claims += 1;
      },
    );

  const endClaim = (which: number, outcome: 'upheld' | 'rejected' | 'withdrawn') =>
    command(
      `claim about ${which} ${outcome}`,
      (model) => model.deals.some(({ claimId }) => claimId !== undefined),
      async (model, real) => {
        const open = model.deals.filter(({ claimId }) => claimId !== undefined);
        const deal = open[which % open.length];
        if (deal?.claimId === undefined) return;
        const params = { id: deal.claimId };
        const body = { details: 'So.', early_reason: 'It cannot wait.' };
        const answer =
          outcome === 'withdrawn'
            ? await oja.call('withdrawClaim', { token: real.people[deal.buyer]?.token ?? '', params })
            : await oja.call('decideClaim', { token: decider.token, params, body: { ...body, outcome } });
        expect(answer.status).toBe(200);
        if (outcome === 'upheld') payClaim(model, deal);
        deal.claimId = undefined;
      },
    );

  return { claim, endClaim };
}

const bought = ({ deals }: Model) => deals.some(({ status }) => status !== 'offered');
const isWaiting = ({ who, status }: Model['withdrawals'][number]) =>
  who === theSeller && status === 'requested';

function refusalOfClaim({ deals }: Model, deal: ModelPurchase, nowMs: number): string | undefined {
  const open = deals.filter(({ buyer, claimId }) => buyer === deal.buyer && claimId !== undefined);
  if (!isCovered(deal) || nowMs >= deal.coverEndsMs) return 'cover_not_running';
  if (deal.claimId !== undefined) return 'claim_open_already';
  const isLimited = deal.claims >= claimTerms.perPurchase || open.length >= claimTerms.openAtMost;
  return isLimited ? 'too_many_claims' : undefined;
}
