import { expect } from 'vitest';
import type { OjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import {
  heldPartOf,
  isQuestioned,
  type Model,
  type ModelCommand,
  pay,
  type Real,
  sellerOf,
  spendable,
} from './test-purchase-model.ts';

interface OfferCommandInput {
  oja: OjaWithPaystack;
  command: (
    name: string,
    needs: (model: Model) => boolean,
    act: (model: Model, real: Real) => Promise<void>,
  ) => ModelCommand;
  windowMs: number;
}

/** The smallest offer. */
const leastOffer = 1_000;

/** The buyer and the seller agree on half of the price, and the buyer pays it, or finds that the wallet holds less. */
export function offerCommand({ oja, command, windowMs }: OfferCommandInput) {
  return (who: number, which: number) =>
    command(
      `buy ${which} by an offer of ${who}`,
      (model) => model.deals.some(({ status, price }) => status === 'offered' && price / 2 >= leastOffer),
      async (model, real) => {
        const open = model.deals.flatMap(({ status, price }, n) =>
          status === 'offered' && price / 2 >= leastOffer ? [n] : [],
        );
        const n = open[which % open.length] ?? 0;
        const [deal, made, person] = [model.deals[n], real.deals[n], real.people[who]];
        if (deal === undefined || made === undefined || person === undefined) return;
        const amount = deal.price / 2;
        const { token } = person;
        const offered = await oja.call('makeOffer', {
          token,
          params: { id: made.listingId },
          body: { amount },
        });
        if (offered.status !== 200) {
          // An agreed price that was not paid holds for a day, and a day has three offers.
          return expect(['offer_open_already', 'too_many_offers_for_listing']).toContain(offered.body.code);
        }
        const { id } = offered.body.data;
        const accepted = await oja.call('acceptOffer', {
          token: sellerOf(real).token,
          params: { id },
          body: { expected_amount: amount },
        });
        expect(accepted.status).toBe(200);
        const body = { listing_id: made.listingId, offer_id: id, expected_price: amount };
        const answer = await oja.call('createPurchase', { token, body });
        if (isQuestioned(model, who)) return expect(answer.body.code).toBe('purchases_waiting');
        if (spendable(model, who) < amount)
          return expect(refusalOf(answer)).toEqual([422, 'wallet_balance_too_low']);
        expect(answer.status).toBe(200);
        made.purchaseId = answer.body.data.id;
        pay(model, who, -amount);
        Object.assign(deal, {
          price: amount,
          status: 'pending',
          buyer: who,
          dueAtMs: oja.clock.now.getTime() + windowMs,
          heldPart: heldPartOf(model),
        });
      },
    );
}
