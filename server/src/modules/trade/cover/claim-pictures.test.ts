import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addTrader, openMarket, smallPicture, uploadEvidence } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { sweepDisputeImages } from '../evidence/index.ts';
import { confirmWithCover, openClaimOf } from './test-cover.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;

const pictureOf = async (person: typeof buyer) => (await uploadEvidence(oja, person)).body.data.id;
const open = async (images: string[], id?: string) =>
  oja.call('openClaim', {
    token: buyer.token,
    params: { id: id ?? (await confirmWithCover(market)) },
    body: { kind: 'taken_back', details: 'The password was changed.', images },
  });
const answer = (claimId: string, images: string[]) =>
  oja.call('answerClaim', {
    token: seller.token,
    params: { id: claimId },
    body: { text: 'I did not sign in.', images },
  });
const withdraw = (claimId: string) =>
  oja.call('withdrawClaim', { token: buyer.token, params: { id: claimId } });

test('both sides and staff see the pictures of the claim and of the answer', async () => {
  const [own, stored] = [
    await pictureOf(buyer),
    `data:image/png;base64,${(await smallPicture()).toString('base64')}`,
  ];
  const opened = await open([own, stored]);
  const [claim] = opened.body.data.claims;
  if (claim === undefined) throw new Error('there is no claim');
  expect(claim.pictures.map(({ id }) => id)).toEqual([own, expect.any(String)]);
  const theirs = await pictureOf(seller);
  const answered = await answer(claim.id, [theirs]);
  expect(answered.body.data.claims[0]).toMatchObject({
    pictures: [{ id: own }, {}],
    seller_pictures: [{ id: theirs }],
  });
  const file = await oja.call('showClaim', { token: admin.token, params: { id: claim.id } });
  expect(file.body.data).toMatchObject({ pictures: [{ id: own }, {}], seller_pictures: [{ id: theirs }] });
  const list = await oja.call('listClaims', { token: admin.token, query: {} });
  expect(list.body.data.find(({ id }) => id === claim.id)?.seller_pictures).toHaveLength(1);
  const shown = await oja.app.inject({ method: 'GET', url: claim.pictures[0]?.thumbnail ?? '' });
  expect(shown.statusCode).toBe(200);
  await withdraw(claim.id);
});

test('a picture is used once, and only by the person who uploaded it', async () => {
  const used = await pictureOf(buyer);
  const first = await open([used]);
  await withdraw(first.body.data.claims[0]?.id ?? '');
  expect(refusalOf(await open([used]))).toEqual([400, 'evidence_image_unknown']);
  const strange = await pictureOf(await addTrader(oja));
  expect(refusalOf(await open([strange]))).toEqual([400, 'evidence_image_unknown']);
  expect(refusalOf(await open(['data:image/png;base64,AAAA']))).toEqual([400, 'image_type_unsupported']);
});

test('a later answer replaces the pictures of the earlier one, which are swept, and may keep some', async () => {
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  const [kept, dropped] = [await pictureOf(seller), await pictureOf(seller)];
  await answer(claimId, [kept, dropped]);
  const { body } = await answer(claimId, [kept]);
  expect(body.data.claims[0]?.seller_pictures.map(({ id }) => id)).toEqual([kept]);
  oja.clock.advance(dayMs);
  oja.clock.advance(1);
  await sweepDisputeImages.run(oja.deps, {}, { number: 1, last: true });
  const left = oja.deps.db.selectFrom('disputeImages').select('id').where('id', 'in', [kept, dropped]);
  expect(await left.execute()).toEqual([{ id: kept }]);
  await withdraw(claimId);
});

test('who may not claim or answer stores no picture', async () => {
  const id = await confirmWithCover(market);
  const claimId = await openClaimOf(market, id);
  const stored = () => oja.deps.db.selectFrom('media').select('name').execute();
  const before = await stored();
  const data = `data:image/png;base64,${(await smallPicture()).toString('base64')}`;
  const body = { text: 'No.', images: [data] };
  const strange = await oja.call('answerClaim', { token: buyer.token, params: { id: claimId }, body });
  expect(refusalOf(strange)).toEqual([403, 'access_denied']);
  expect(refusalOf(await open([data], id))).toEqual([409, 'claim_open_already']);
  expect(await stored()).toEqual(before);
  await withdraw(claimId);
});
