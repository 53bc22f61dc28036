import { dayMs, hourMs } from '@oja/contract/durations';
import { dryRunHours, listingSignalNames, listingSignals } from '@oja/contract/risk-signals';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addPosted, addSeller, statusOf } from './test-listings.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const moderator = await oja.person({ role: 'moderator', days: 365 });
/** Months pass in these tests, and sessions end. */
let token = admin.token;
const signInAgain = async () => (await oja.person({ role: 'admin' })).token;

const condition = { signal: 'price_changed', threshold: 50 } as const;
let names = 0;
async function addRule(content: { signal: (typeof listingSignalNames)[number]; threshold: number | null }) {
  names += 1;
  const { body } = await oja.call('addRiskRule', { token, body: { name: `Rule ${names}`, ...content } });
  return body.data;
}
const switchRule = (rule: { id: string; version: number }, on: boolean) =>
  oja.call('switchRiskRule', { token, params: { id: rule.id }, body: { on, version: rule.version } });
const tryAndSwitchOn = async (rule: { id: string; version: number }) => {
  await dryRun(rule.id);
  return switchRule(rule, true);
};
const dryRun = async (id: string) => (await oja.call('tryRiskRule', { token, params: { id } })).body.data;
const edit = async (seller: { token: string }, id: string, body: object) => {
  const answer = await oja.call('updateListing', { token: seller.token, params: { id }, body });
  expect(answer.status).toBe(200);
  return answer.body.data;
};

describe('rules', () => {
  test('are for administrators', async () => {
    expect(refusalOf(await oja.call('listRiskRules', { token: moderator.token }))).toEqual([
      403,
      'access_denied',
    ]);
  });

  test.each([
    { name: 'No number', signal: 'price_changed', threshold: null },
    { name: 'Too small', signal: 'price_changed', threshold: 4 },
    { name: 'A number too many', signal: 'outside_payment', threshold: 1 },
    { name: '', signal: 'outside_payment', threshold: null },
    { name: 'Unknown', signal: 'phase_of_the_moon', threshold: 1 },
  ])('refuses %j', async (body) => {
    expect(refusalOf(await oja.callRaw('addRiskRule', { token, body }))).toEqual([400, 'invalid_input']);
  });

  test('have names of their own', async () => {
    const { name } = await addRule(condition);
    const body = { ...condition, name: name.toUpperCase() };
    expect(refusalOf(await oja.call('addRiskRule', { token, body }))).toEqual([409, 'risk_rule_name_taken']);
  });

  test('are switched on only after a dry run of their present form within a day', async () => {
    const rule = await addRule(condition);
    expect(refusalOf(await switchRule(rule, true))).toEqual([409, 'dry_run_needed']);
    const { checked, held } = await dryRun(rule.id);
    const { body } = await oja.call('listRiskRules', { token });
    const { name: by } = await oja.deps.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    expect(body.data.find(({ id }) => id === rule.id)).toMatchObject({
      last_dry_run: { at: oja.clock.now.toISOString(), by, by_id: admin.id, checked, held },
    });
    oja.clock.advance(dryRunHours * hourMs + 1);
    token = await signInAgain();
    expect(refusalOf(await switchRule(rule, true))).toEqual([409, 'dry_run_needed']);
    await dryRun(rule.id);
    expect((await switchRule(rule, true)).body.data.is_on).toBe(true);
    const params = { id: rule.id };
    const changed = await oja.call('saveRiskRule', {
      token,
      params,
      body: { ...condition, name: rule.name, threshold: 60 },
    });
    expect(changed.body.data).toMatchObject({ is_on: false, last_dry_run: null });
    expect(refusalOf(await switchRule(changed.body.data, true))).toEqual([409, 'dry_run_needed']);
  });

  test('are switched on as they were tried; another condition switches them off', async () => {
    const rule = await addRule(condition);
    expect(rule).toMatchObject({ is_on: false, version: 1, held: 0, updated_by: expect.any(String) });
    expect((await tryAndSwitchOn(rule)).body.data.is_on).toBe(true);
    const save = (threshold: number) =>
      oja.call('saveRiskRule', {
        token,
        params: { id: rule.id },
        body: { ...condition, name: rule.name, threshold },
      });
    expect((await save(condition.threshold)).body.data).toMatchObject({ is_on: true, version: 1 });
    expect((await save(60)).body.data).toMatchObject({ is_on: false, version: 2, threshold: 60 });
    expect(refusalOf(await switchRule(rule, true))).toEqual([409, 'state_conflict']);
  });

  test('are gone after deletion', async () => {
    const { id } = await addRule(condition);
    const call = () => oja.call('deleteRiskRule', { token, params: { id } });
    expect((await call()).status).toBe(200);
    expect(refusalOf(await call())).toEqual([404, 'not_found']);
    expect(refusalOf(await oja.call('tryRiskRule', { token, params: { id } }))).toEqual([404, 'not_found']);
  });
});

describe('a rule that is on', () => {
  test('sends a change to review, names itself to staff and is told to the seller', async () => {
    const seller = await addSeller(oja);
    const rule = await addRule(condition);
    const { id, handle } = await addPosted(oja, seller, { price: 100_000 });
    await tryAndSwitchOn(rule);
    expect((await edit(seller, id, { price: 140_000 })).status).toBe('posted');
    expect((await edit(seller, id, { price: 300_000 })).status).toBe('pending');
    await switchRule(rule, false);

    const { body } = await oja.call('showStaffListing', { token: moderator.token, params: { id } });
    expect(body.data.price).toBe(300_000);
    expect(body.data.risk.held_by).toEqual([rule.name]);
    expect(body.data.timeline.at(-1)).toMatchObject({
      transition: 'recheck',
      to: 'pending',
      reason: `Held for review by the rule ‘${rule.name}’.`,
    });
    const told = await oja.call('listNotifications', { token: seller.token });
    expect(told.body.data[0]).toMatchObject({
      event: 'listing_held',
      text: `${handle} is off the market until our team has looked at your last change. You need not do anything.`,
    });
    const reviewer = await oja.call('listNotifications', { token: moderator.token });
    expect(reviewer.body.data[0]?.event).toBe('listing_pending');
    const rules = await oja.call('listRiskRules', { token });
    expect(rules.body.data.find((each) => each.id === rule.id)?.held).toBe(1);
    const approved = await oja.call('approveListing', { token: moderator.token, params: { id } });
    expect(approved.body.data.status).toBe('posted');
  });

  test('does not hold what is hidden from buyers, nor what is off the market', async () => {
    const seller = await addSeller(oja);
    const rule = await addRule({ signal: 'new_account', threshold: 7 });
    const { id } = await addPosted(oja, seller);
    await tryAndSwitchOn(rule);
    expect((await edit(seller, id, { offer_floor: 1_000 })).status).toBe('posted');
    await switchRule(rule, false);
  });
});

/** Edits of different sellers; each signal is there in some of them and missing in others. */
async function makeEdits(count: number) {
  const edited: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const seller = await addSeller(oja);
    const joined = new Date(oja.clock.now.getTime() - (number % 4) * 5 * dayMs);
    await oja.deps.db.updateTable('users').set({ createdAt: joined }).where('id', '=', seller.id).execute();
    if (number % 5 === 0)
      await oja.deps.db
        .updateTable('users')
        .set({ phone: '+2348039990000' })
        .where('id', '=', seller.id)
        .execute();
    const { id } = await addPosted(oja, seller, { platform: 'twitter', price: 100_000 });
    const price = 100_000 * ([1.2, 0.4, 1.6, 5][number % 5] ?? 1);
    const description = number % 3 === 0 ? 'Pay me directly.' : `Grown with care, part ${number}.`;
    await edit(seller, id, { price, description });
    edited.push(id);
  }
  return edited;
}

describe('the dry run', () => {
  test.each([
    { signal: 'price_changed', threshold: 50, really: 9 },
    { signal: 'price_far_off', threshold: 3, really: null },
    { signal: 'new_account', threshold: 7, really: 8 },
    { signal: 'linked_accounts', threshold: 1, really: null },
    { signal: 'outside_payment', threshold: null, really: 5 },
    { signal: 'many_changes', threshold: 2, really: 15 },
    { signal: 'earlier_rejections', threshold: 1, really: 0 },
  ] as const)(
    'of $signal equals what the rule really held when it was on',
    async ({ really, ...content }) => {
      oja.clock.advance(31 * dayMs);
      token = await signInAgain();
      const rule = await addRule(content);
      await tryAndSwitchOn(rule);
      const edited = await makeEdits(15);
      await switchRule(rule, false);
      const held: string[] = [];
      for (const id of edited) if ((await statusOf(oja, id)) === 'pending') held.push(id);

      expect(held).toHaveLength(really ?? held.length);
      const twin = await addRule(content);
      const tried = await dryRun(twin.id);
      expect(tried).toMatchObject({ checked: edited.length, held: held.length });
      expect(tried.changes.map(({ listing_id }) => listing_id).toSorted()).toEqual(held.toSorted());
      expect(tried.changes.every(({ was_held }) => was_held)).toBe(true);
      expect(
        (await oja.call('listRiskRules', { token })).body.data.find(({ id }) => id === rule.id)?.held,
      ).toBe(held.length);
    },
  );

  test('of a rule that was off names the changes that went through, with their figures', async () => {
    oja.clock.advance(31 * dayMs);
    token = await signInAgain();
    const seller = await addSeller(oja);
    const { id, handle } = await addPosted(oja, seller, { price: 100_000 });
    await edit(seller, id, { price: 250_000 });
    const rule = await addRule(condition);
    expect(await dryRun(rule.id)).toEqual({
      version: 1,
      since: new Date(oja.clock.now.getTime() - 30 * dayMs).toISOString(),
      checked: 1,
      held: 1,
      changes: [
        {
          listing_id: id,
          handle,
          platform: 'instagram',
          seller: { id: seller.id, name: expect.any(String) },
          at: oja.clock.now.toISOString(),
          explanation: 'From ₦100,000.00 to ₦250,000.00, a change of 150%.',
          was_held: false,
        },
      ],
    });
    oja.clock.advance(31 * dayMs);
    token = await signInAgain();
    expect(await dryRun(rule.id)).toMatchObject({ checked: 0, held: 0, changes: [] });
  });
});

test('every signal can be made a rule', async () => {
  for (const signal of listingSignalNames) {
    const rule = await addRule({ signal, threshold: listingSignals[signal].threshold?.usual ?? null });
    expect(rule.signal).toBe(signal);
  }
});
