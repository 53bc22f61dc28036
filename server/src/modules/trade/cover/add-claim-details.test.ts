import { claimTerms } from '@oja/contract/cover-labels';
import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addTrader, openMarket, uploadEvidence } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { askBuyers } from './index.ts';
import { confirmWithCover, decide, openClaimOf } from './test-cover.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;

const pictureOf = async (person: typeof buyer) => (await uploadEvidence(oja, person)).body.data.id;

function add(
  claimId: string,
  { by = buyer, idempotencyKey, ...words }: Partial<Words> & { by?: typeof buyer; idempotencyKey?: string },
) {
  const body = { text: 'The mail came at 02:14.', ...words };
  return oja.call('addClaimDetails', {
    token: by.token,
    params: { id: claimId },
    body,
    ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
  });
}
type Words = { text: string; images: string[] };

async function notifiedOf(purchaseId: string): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('link')
    .where('event', '=', 'claim_details_added')
    .where('userId', '=', seller.id)
    .execute();
  return rows.filter(({ link }) => link?.includes(purchaseId)).length;
}

async function openByOneTap(): Promise<{ purchaseId: string; claimId: string }> {
  const purchaseId = await confirmWithCover(market);
  oja.clock.advance(dayMs / 2);
  await askBuyers.run(oja.deps, {}, { number: 1, last: true });
  const { body } = await oja.call('answerCheckIn', {
    token: buyer.token,
    params: { id: purchaseId, day: '1' },
    body: { answer: 'lost' },
  });
  return { purchaseId, claimId: body.data.claims[0]?.id ?? '' };
}

const withdraw = (claimId: string) =>
  oja.call('withdrawClaim', { token: buyer.token, params: { id: claimId } });

test('needs a session, and the buyer of the claim', async () => {
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  const call = { params: { id: claimId }, body: { text: 'More.' } };
  expect(refusalOf(await oja.call('addClaimDetails', call))).toEqual([401, 'session_required']);
  expect(refusalOf(await add(claimId, { by: seller }))).toEqual([403, 'access_denied']);
  expect(refusalOf(await add(claimId, { by: await addTrader(oja) }))).toEqual([404, 'not_found']);
  await withdraw(claimId);
});

test('a claim of one tap takes text and pictures, which both sides and staff see; what stood stays', async () => {
  const { purchaseId, claimId } = await openByOneTap();
  const [first, second] = [await pictureOf(buyer), await pictureOf(buyer)];
  const { body } = await add(claimId, { images: [first] });
  expect(body.data.actions).toContain('add_details');
  await add(claimId, { text: 'And the recovery address is the old one.', images: [second] });
  const seen = await oja.call('showCover', { token: seller.token, params: { id: purchaseId } });
  const file = await oja.call('showClaim', { token: admin.token, params: { id: claimId } });
  for (const claim of [seen.body.data.claims[0], file.body.data]) {
    expect(claim?.details).toMatch(
      /the account is lost\.\n\nAdded on .*:\nThe mail came at 02:14\.\n\nAdded on .*:\nAnd the recovery/,
    );
    expect(claim?.pictures.map(({ id }) => id)).toEqual([first, second]);
  }
  expect(seen.body.data.actions).not.toContain('add_details');
  expect(await notifiedOf(purchaseId)).toBe(2);
  await withdraw(claimId);
});

test('sent again with its key after a lost answer, it is added and told once', async () => {
  const { purchaseId, claimId } = await openByOneTap();
  const idempotencyKey = 'details-of-one-tap';
  const first = await add(claimId, { idempotencyKey });
  const again = await add(claimId, { idempotencyKey });
  expect(again.status).toBe(200);
  expect(again.body.data.claims[0]?.details).toBe(first.body.data.claims[0]?.details);
  expect(await notifiedOf(purchaseId)).toBe(1);
  await withdraw(claimId);
});

test('nothing is added to a claim that is over, or that is full', async () => {
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  const long = 'x'.repeat(claimTerms.detailsLength);
  for (let n = 0; n < 2; n += 1) expect((await add(claimId, { text: long })).status).toBe(200);
  expect(refusalOf(await add(claimId, { text: long }))).toEqual([409, 'claim_details_full']);
  expect((await add(claimId, {})).status).toBe(200);
  expect((await decide(market, claimId, { outcome: 'rejected' })).status).toBe(200);
  expect(refusalOf(await add(claimId, {}))).toEqual([409, 'claim_state_conflict']);
});
