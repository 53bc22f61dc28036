import { type PurchaseStatus, purchaseStatuses } from '@oja/contract/purchase-fields';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addBuyer, buy, dispute, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { statusOf } from '../listings/test-listings.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;
const stranger = await addBuyer(oja);

type Decision = BodyFor<'resolveDispute'>;
const resolve = (id: string, type: Decision['type'], extra: Partial<Decision> = {}, token = admin.token) =>
  oja.call('resolveDispute', {
    token,
    params: { purchase_id: id },
    body: { type, details: 'As both sides said.', early_reason: 'It cannot wait.', ...extra },
  });

/** Every step that a user can request, over HTTP. */
const steps = {
  confirm: (id: string, token: string) => oja.call('confirmPurchase', { token, params: { id } }),
  dispute: (id: string, token: string) =>
    oja.call('disputePurchase', {
      token,
      params: { id },
      body: { reason: 'other', description: 'Look at it.' },
    }),
  withdraw: (id: string, token: string) => oja.call('withdrawDispute', { token, params: { id } }),
  cancel: (id: string, token: string) =>
    oja.call('cancelTransaction', { token, params: { id }, body: { reason: 'Asked for.' } }),
  favor_buyer: (id: string, token: string) => resolve(id, 'favor_buyer', {}, token),
  favor_seller: (id: string, token: string) => resolve(id, 'favor_seller', {}, token),
  partial_refund: (id: string, token: string) => resolve(id, 'partial_refund', { refund_amount: 400 }, token),
  escalate: (id: string, token: string) => resolve(id, 'escalate', {}, token),
  replacement: (id: string, token: string) => resolve(id, 'replacement', {}, token),
};
type StepName = keyof typeof steps;

/**
 * From the specification: who may take it, from which status, and where it leads. The steps of staff answer 403 to all
 * other roles.
 */
const rules: Record<StepName, { by: string; from: PurchaseStatus; to: PurchaseStatus }> = {
  confirm: { by: 'buyer', from: 'pending', to: 'completed' },
  dispute: { by: 'buyer', from: 'pending', to: 'disputed' },
  withdraw: { by: 'buyer', from: 'disputed', to: 'pending' },
  cancel: { by: 'admin', from: 'pending', to: 'cancelled' },
  favor_buyer: { by: 'admin', from: 'disputed', to: 'refunded' },
  favor_seller: { by: 'admin', from: 'disputed', to: 'completed' },
  partial_refund: { by: 'admin', from: 'disputed', to: 'completed' },
  escalate: { by: 'admin', from: 'disputed', to: 'disputed' },
  replacement: { by: 'admin', from: 'disputed', to: 'pending' },
};

interface Made {
  id: string;
  listingId: string;
  buyer: Person;
  tokenOf(actor: string): string;
}

/** With another buyer, because the open disputes of one are limited. */
async function make(status: PurchaseStatus): Promise<Made> {
  const buyer = await addBuyer(oja, 5_000);
  const bought = await buy(market, { buyer, listing: { price: 1_000 } });
  const people: Record<string, Person> = { buyer, seller, stranger, admin };
  if (status === 'completed') await steps.confirm(bought.id, buyer.token);
  if (status === 'cancelled') await steps.cancel(bought.id, admin.token);
  if (status === 'disputed' || status === 'refunded') await steps.dispute(bought.id, buyer.token);
  if (status === 'refunded') await steps.favor_buyer(bought.id, admin.token);
  if (status === 'disputed') {
    await oja.call('offerReplacement', {
      token: seller.token,
      params: { purchase_id: bought.id },
      body: { username: 'new', password: 'new' },
    });
  }
  expect(await statusOfPurchase(oja, bought.id)).toBe(status);
  return { ...bought, buyer, tokenOf: (actor) => people[actor]?.token ?? '' };
}

/** The refusal of every wrong actor, whatever the status. */
function refusalFor(step: StepName, actor: string): number {
  if (rules[step].by === 'admin' || actor === 'admin') return 403;
  return actor === 'stranger' ? 404 : 403;
}

describe.each(purchaseStatuses)('a purchase that is %s (U589, U712, U713)', (status) => {
  test.each(Object.keys(steps) as StepName[])('%s: every actor gets what the design says', async (step) => {
    const { id, tokenOf } = await make(status);
    const wrong = ['buyer', 'seller', 'stranger', 'admin'].filter((actor) => actor !== rules[step].by);
    for (const actor of wrong) {
      const answer = await steps[step](id, tokenOf(actor));
      expect([actor, answer.status]).toEqual([actor, refusalFor(step, actor)]);
    }
    expect(refusalOf(await steps[step](id, 'x'.repeat(30)))).toEqual([401, 'session_invalid']);
    expect(await statusOfPurchase(oja, id)).toBe(status);
    const answer = await steps[step](id, tokenOf(rules[step].by));
    if (status === rules[step].from) {
      expect(answer.status).toBe(200);
      expect(await statusOfPurchase(oja, id)).toBe(rules[step].to);
    } else {
      expect(refusalOf(answer)).toEqual([409, 'purchase_state_conflict']);
      expect(answer.body.details).toEqual([{ field: 'status', message: status }]);
      expect(await statusOfPurchase(oja, id)).toBe(status);
    }
  });
});

describe('what each step does to the money and the listing', () => {
  const balances = async (buyer: Person) => [await availableOf(oja, buyer), await availableOf(oja, seller)];

  test.each([
    ['confirm', 0, 900, 'sold'],
    ['cancel', 1_000, 0, 'draft'],
    ['withdraw', 0, 0, 'sold'],
    ['favor_buyer', 1_000, 0, 'draft'],
    ['favor_seller', 0, 900, 'sold'],
    ['partial_refund', 400, 540, 'sold'],
    ['escalate', 0, 0, 'disputed'],
    ['replacement', 0, 0, 'sold'],
  ] as const)(
    '%s gives the buyer %s and the seller %s (A429 to A431)',
    async (step, buyerGets, sellerGets, listing) => {
      const { id, listingId, buyer, tokenOf } = await make(rules[step].from);
      const [buyerHad = 0, sellerHad = 0] = await balances(buyer);
      expect((await steps[step](id, tokenOf(rules[step].by))).status).toBe(200);
      expect(await balances(buyer)).toEqual([buyerHad + buyerGets, sellerHad + sellerGets]);
      expect(await statusOf(oja, listingId)).toBe(listing);
      await expectCleanLedger(oja);
    },
  );

  test('a refund of everything is a decision for the buyer, whatever it was called (A432)', async () => {
    const { id, listingId } = await make('disputed');
    const answer = await resolve(id, 'partial_refund', { refund_amount: 1_000 });
    expect(answer.body.data).toMatchObject({ status: 'refunded', dispute: { outcome: 'favor_buyer' } });
    expect(await statusOf(oja, listingId)).toBe('draft');
    await expectCleanLedger(oja);
  });

  test('after a refund the seller must change the credentials before offering the account again', async () => {
    const { listingId } = await make('refunded');
    const submit = (body: object) =>
      oja.call('updateListing', { token: seller.token, params: { id: listingId }, body });
    expect(refusalOf(await submit({ status: 'pending' }))).toEqual([409, 'listing_needs_new_credentials']);
    expect((await submit({ password: 'changed-now', status: 'pending' })).status).toBe(200);
  });

  test('while a purchase is open the listing is not edited, deleted or resold', async () => {
    for (const status of ['pending', 'disputed'] as const) {
      const { listingId: id } = await make(status);
      const edit = await oja.call('updateListing', {
        token: seller.token,
        params: { id },
        body: { price: 5 },
      });
      const remove = await oja.call('deleteListing', { token: seller.token, params: { id } });
      const rebuy = await oja.call('createPurchase', { token: stranger.token, body: { listing_id: id } });
      expect([edit, remove, rebuy].map(refusalOf)).toEqual([
        [409, 'listing_in_sale'],
        [409, 'listing_in_sale'],
        [409, 'listing_unavailable'],
      ]);
    }
  });

  test('confirming answers the message of the specification, and a body is not needed (U764 to U766)', async () => {
    const { id, buyer } = await make('pending');
    const { body } = await oja.call('confirmPurchase', {
      token: buyer.token,
      params: { id },
      headers: { 'content-type': 'application/json' },
    });
    expect([body.status, body.message, body.data.status, body.data.completed_by]).toEqual([
      'success',
      'Purchase Confirmed',
      'completed',
      'buyer',
    ]);
  });

  test('confirming twice is 409, and with the same key the same answer', async () => {
    const { id, buyer } = await make('pending');
    const send = (key?: string) =>
      oja.call('confirmPurchase', {
        token: buyer.token,
        params: { id },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
    const first = await send('confirm-1');
    expect(first.status).toBe(200);
    expect((await send('confirm-1')).body).toEqual(first.body);
    expect(refusalOf(await send())).toEqual([409, 'purchase_state_conflict']);
    expect(refusalOf(await send('confirm-2'))).toEqual([409, 'purchase_state_conflict']);
  });

  test('disputing answers the message of the specification (U761 to U763)', async () => {
    const { id, buyer } = await make('pending');
    const { body } = await dispute({ ...market, buyer }, id);
    expect([body.status, body.message, body.data.status]).toEqual(['success', 'Dispute Raised', 'disputed']);
  });
});
