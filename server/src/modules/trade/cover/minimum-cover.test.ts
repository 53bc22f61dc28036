import type { HandoverKind } from '@oja/contract/handover-labels';
import { afterEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, changeSettings, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { minimumCover } from '../../../domain/cover/held-part.ts';
import { listingForm } from '../listings/test-listings.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;
afterEach(() => expectCleanLedger(oja));

type Days = 0 | 7 | 14 | 30;

/** Saves a version of the plan of these goods as an administrator does; undefined leaves the field out. */
async function require(platform: 'instagram' | 'whatsapp', kind: HandoverKind, days: Days | undefined) {
  const { body } = await oja.call('listStaffHandoverPlans', { token: admin.token });
  const found = body.data.plans.find(({ in_force: own }) => own.platform === platform && own.kind === kind);
  if (found === undefined) throw new Error('there is no such plan');
  const { risk, inspection_hours, steps } = found.in_force;
  const given = {
    risk,
    inspection_hours,
    steps,
    ...(days === undefined ? {} : { minimum_cover_days: days }),
  };
  const saved = await oja.call('saveHandoverPlan', {
    token: admin.token,
    params: { platform, kind },
    body: { ...given, expected_version: found.newest_version, reason: 'By risk.' },
  });
  expect(saved.status).toBe(200);
  return saved.body.data.in_force.minimum_cover_days;
}
const submit = (change: Parameters<typeof listingForm>[0]) =>
  oja.call('createListing', { token: seller.token, body: listingForm(change) });

test.each([
  [
    { planDays: 0, recalls: 0, recallDays: 14 },
    { days: 0, because: null },
  ],
  [
    { planDays: 0, recalls: 1, recallDays: 0 },
    { days: 0, because: null },
  ],
  [
    { planDays: 14, recalls: 0, recallDays: 30 },
    { days: 14, because: 'risk' },
  ],
  [
    { planDays: 14, recalls: 1, recallDays: 14 },
    { days: 14, because: 'risk' },
  ],
  [
    { planDays: 7, recalls: 2, recallDays: 30 },
    { days: 30, because: 'record' },
  ],
] as const)('of %j the minimum is %j', (facts, minimum) => {
  expect(minimumCover(facts)).toEqual(minimum);
});

describe('the least cover of a plan', () => {
  test('is none where no version names one, and again after one that leaves it out', async () => {
    const { body } = await oja.call('listHandoverPlans');
    expect(body.data.filter(({ minimum_cover_days: days }) => days !== 0)).toEqual([]);
    expect(await require('whatsapp', 'role', 14)).toBe(14);
    expect(await require('whatsapp', 'role', undefined)).toBe(0);
    const role = { platform: 'whatsapp', handover_kind: 'role' } as const;
    expect((await submit(role)).status).toBe(200);
  });

  test('a stored version from before the field means none', async () => {
    await require('whatsapp', 'role', 30);
    await asOwner(oja, "update handover_plans set plan = plan - 'minimum_cover_days'");
    const { body } = await oja.call('listHandoverPlans');
    const whatsapp = body.data.find(({ platform, kind }) => platform === 'whatsapp' && kind === 'role');
    expect(whatsapp).toMatchObject({ minimum_cover_days: 0 });
  });

  test('a listing with fewer days is refused with the reason, also for the specified hand-over', async () => {
    await require('instagram', 'credentials', 14);
    for (const mailbox of [null, 'original'] as const) {
      const few = await submit({ mailbox, cover_days: 7 });
      expect(refusalOf(few)).toEqual([400, 'cover_days_too_few']);
      expect(few.body.details).toEqual([
        {
          field: 'cover_days',
          message:
            'Accounts of this kind need at least 14 days of cover, because they are easy to take back.',
        },
      ]);
    }
    expect((await submit({ cover_days: 14 })).status).toBe(200);
    expect((await submit({ platform: 'twitter' })).status).toBe(200);
    await require('instagram', 'credentials', 0);
  });

  test('a listing from before keeps its days, cannot lower them, and its sale gets the minimum', async () => {
    const { id } = await offer(market, { price: 1_000, cover_days: 7 });
    await require('instagram', 'credentials', 14);
    const change = (body: { price?: number; cover_days?: Days }) =>
      oja.call('updateListing', { token: seller.token, params: { id }, body });
    expect((await change({ price: 900 })).status).toBe(200);
    expect(refusalOf(await change({ cover_days: 0 }))).toEqual([400, 'cover_days_too_few']);
    const buyer = await addBuyer(oja, 1_000);
    const terms = await oja.call('coverTerms', { token: buyer.token, params: { id }, query: {} });
    expect(terms.body.data.days).toBe(14);
    await changeSettings(oja, 'payment', { recallCoverDays: 30 });
    const { body } = await oja.call('createPurchase', { token: buyer.token, body: { listing_id: id } });
    await changeSettings(oja, 'payment', { recallCoverDays: 0 });
    await require('instagram', 'credentials', 0);
    const row = oja.deps.db.selectFrom('purchases').select(['coverDays', 'coverHeldBps']);
    expect(await row.where('id', '=', body.data.id).executeTakeFirst()).toEqual({
      coverDays: 14,
      coverHeldBps: 4_000,
    });
  });
});
