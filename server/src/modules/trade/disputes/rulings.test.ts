import { rulingRules } from '@oja/contract/ruling-fields';
import { expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import {
  buyAndDispute,
  openMarket,
  statusOfPurchase,
  uploadEvidence,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;

async function disputed() {
  const shop = await withNewBuyer(market);
  const { id } = await buyAndDispute(shop, { listing: { price: 1_000 } });
  return { id, buyer: shop.buyer };
}

const resolve = (id: string, extra: Partial<BodyFor<'resolveDispute'>> = {}) =>
  oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: {
      type: 'favor_buyer',
      details: 'As the pictures show.',
      early_reason: 'It cannot wait.',
      ...extra,
    },
  });
const caseOf = async (id: string, { token }: Person) =>
  (await oja.call('showCase', { token, params: { purchase_id: id } })).body.data;

test('both sides and staff read the rule, the details and the evidence of a decision', async () => {
  const { id, buyer } = await disputed();
  const picture = (await uploadEvidence(oja, buyer)).body.data.id;
  const stated = await oja.call('addStatement', {
    token: buyer.token,
    params: { purchase_id: id },
    body: { text: 'Here it is.', images: [picture] },
  });
  const [opening, statement] = stated.body.data.statements.map((each) => each.id);
  const evidence = [opening ?? '', statement ?? '', picture];
  const { status, body } = await resolve(id, { rule: 'not_as_described', evidence });
  expect(status).toBe(200);
  const shown = {
    type: 'favor_buyer',
    status: 'executed',
    rule: 'not_as_described',
    evidence,
    details: 'As the pictures show.',
    buyer_gets: 1_000,
    seller_gets: 0,
    fee: 0,
  };
  expect(body.data.rulings).toMatchObject([shown]);
  for (const person of [buyer, seller]) expect((await caseOf(id, person)).rulings).toMatchObject([shown]);
  await expectCleanLedger(oja);
});

test('the specified body without rule and evidence stays valid', async () => {
  const { id, buyer } = await disputed();
  expect((await resolve(id)).status).toBe(200);
  expect((await caseOf(id, buyer)).rulings).toMatchObject([{ rule: null, evidence: [] }]);
});

test.each(rulingRules)('the database takes the rule %s', async (rule) => {
  const { id } = await disputed();
  expect((await resolve(id, { rule })).status).toBe(200);
});

test('evidence of another case, or of none, is refused, and nothing is decided', async () => {
  const [{ id, buyer }, other] = [await disputed(), await disputed()];
  const [foreign] = (await caseOf(other.id, other.buyer)).statements;
  const unused = (await uploadEvidence(oja, buyer)).body.data.id;
  for (const wrong of [foreign?.id ?? '', unused, id]) {
    expect(refusalOf(await resolve(id, { evidence: [wrong] }))).toEqual([400, 'evidence_unknown']);
  }
  expect(refusalOf(await resolve(id, { evidence: ['nothing'] }))).toEqual([400, 'invalid_input']);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
  expect((await caseOf(id, buyer)).rulings).toEqual([]);
});

test('an escalation is no ruling', async () => {
  const { id, buyer } = await disputed();
  await resolve(id, { type: 'escalate' });
  expect((await caseOf(id, buyer)).rulings).toEqual([]);
});
