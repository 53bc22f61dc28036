import { randomUUID } from 'node:crypto';
import type { PlanDraft } from '@oja/contract/plans';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });

const draft: PlanDraft = {
  name: 'Growth',
  description: 'For people who sell every week.',
  price: 5_000,
  uploadInterval: 'month',
  uploadLimit: 25,
  features: ['25 live listings', 'Verified badge after review'],
  isPopular: true,
};
const create = (change: Partial<PlanDraft> = {}) =>
  oja.call('createPlan', { token: admin.token, body: { ...draft, ...change } });
const lastAudit = () =>
  oja.deps.db.selectFrom('auditLog').selectAll().orderBy('position', 'desc').executeTakeFirstOrThrow();

describe('staff', () => {
  test('add, change, archive and restore a plan, each on record', async () => {
    const { body } = await create();
    const { id } = body.data;
    expect(body.data).toMatchObject({ ...draft, archived_at: null, subscribers: 0 });
    expect(await lastAudit()).toMatchObject({ action: 'plan.created', subjectId: id, actorId: admin.id });

    const change = { ...draft, price: 7_500.5, features: ['30 live listings'], uploadLimit: 30 };
    const changed = await oja.call('updatePlan', { token: admin.token, params: { id }, body: change });
    expect(changed.body.data).toMatchObject(change);
    const audited = await lastAudit();
    expect(audited).toMatchObject({ action: 'plan.updated', before: { priceKobo: 500_000 } });
    expect(audited.after).toMatchObject({ priceKobo: 750_050, features: ['30 live listings'] });

    const archived = await oja.call('archivePlan', { token: admin.token, params: { id } });
    expect(archived.body.data).toMatchObject({ archived_at: oja.clock.now.toISOString(), isPopular: false });
    expect((await lastAudit()).action).toBe('plan.archived');
    const { token } = await oja.person();
    expect((await oja.call('listPlans', { token })).body.data).toEqual([]);
    expect((await oja.call('listPlanFeatures', { token })).body.data).toEqual([]);
    const refused = await oja.call('updatePlan', { token: admin.token, params: { id }, body: draft });
    expect(refusalOf(refused)).toEqual([409, 'plan_archived']);
    const again = await oja.call('archivePlan', { token: admin.token, params: { id } });
    expect(refusalOf(again)).toEqual([409, 'plan_archived']);

    const restored = await oja.call('restorePlan', { token: admin.token, params: { id } });
    expect(restored.body.data.archived_at).toBeNull();
    expect((await lastAudit()).action).toBe('plan.restored');
    const twice = await oja.call('restorePlan', { token: admin.token, params: { id } });
    expect(refusalOf(twice)).toEqual([409, 'state_conflict']);
  });

  test('move the popular mark: one plan has it', async () => {
    const first = await create({ name: 'First' });
    await create({ name: 'Second' });
    const { body } = await oja.call('listStaffPlans', { token: admin.token });
    const popular = body.data.filter((plan) => plan.isPopular);
    expect(popular.map((plan) => plan.name)).toEqual(['Second']);
    expect(first.body.data.isPopular).toBe(true);
  });

  test('are refused a name that another plan has, in any case', async () => {
    await create({ name: 'Taken' });
    const refused = await create({ name: 'TAKEN' });
    expect(refusalOf(refused)).toEqual([409, 'plan_name_taken']);
  });

  test.each([
    ['a price without an interval', { uploadInterval: null }, 'uploadInterval'],
    ['a free plan with an interval', { price: 0 }, 'uploadInterval'],
    ['a price below zero', { price: -1 }, 'price'],
    ['half a kobo', { price: 10.005 }, 'price'],
    ['a limit of zero', { uploadLimit: 0 }, 'uploadLimit'],
    ['no feature', { features: [] }, 'features'],
    ['a nameless plan', { name: '  ' }, 'name'],
  ])('are refused %s', async (_what, change, field) => {
    const { status, body } = await create({ name: randomUUID().slice(0, 20), ...change });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.details?.map((detail) => detail.field)).toEqual([field]);
  });

  test('find no plan that does not exist', async () => {
    for (const name of ['archivePlan', 'restorePlan'] as const)
      expect(refusalOf(await oja.call(name, { token: admin.token }))).toEqual([404, 'not_found']);
    expect(refusalOf(await oja.call('updatePlan', { token: admin.token, body: draft }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('see who is on a plan; people on an archived one keep it and still sees it', async () => {
    const { body } = await create({ name: 'Quiet', price: 0, uploadInterval: null, isPopular: false });
    const { id } = body.data;
    const seller = await oja.person();
    await oja.call('becomeSeller', { token: seller.token, body: { plan_id: id } });
    const archived = await oja.call('archivePlan', { token: admin.token, params: { id } });
    expect(archived.body.data.subscribers).toBe(1);
    const own = await oja.call('listPlans', { token: seller.token });
    expect(own.body.data.find((plan) => plan.id === id)).toMatchObject({ change: 'current' });
    const { token } = await oja.person();
    const others = await oja.call('listPlans', { token });
    expect(others.body.data.map((plan) => plan.id)).not.toContain(id);
  });

  test('who are moderators may not look', async () => {
    const { token } = await oja.person({ role: 'moderator' });
    expect(refusalOf(await oja.call('listStaffPlans', { token }))).toEqual([403, 'access_denied']);
  });
});

describe('the list of staff', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await oja.call('listStaffPlans', { token: admin.token, query })).body.data.map(
      ({ name }: { name: string }) => name,
    );

  test('is searched, filtered and ordered, archived plans last', async () => {
    const tag = 'Shelf';
    const add = async (name: string, price: number, uploadLimit: number | null) =>
      (await create({ name: `${tag} ${name}`, price, uploadLimit, isPopular: false })).body.data.id;
    await add('B', 300, 5);
    await add('A', 200, null);
    const gone = await add('C', 100, 9);
    await oja.call('archivePlan', { token: admin.token, params: { id: gone } });
    const search = tag.toLowerCase();
    const [a, b, c] = ['A', 'B', 'C'].map((name) => `${tag} ${name}`);
    expect(await list({ search })).toEqual([a, b, c]);
    expect(await list({ search, direction: 'desc' })).toEqual([b, a, c]);
    expect(await list({ search, sort: 'limit' })).toEqual([b, a, c]);
    expect(await list({ search, sort: 'name', direction: 'desc' })).toEqual([b, a, c]);
    expect(await list({ search, state: 'archived' })).toEqual([c]);
    expect(await list({ search: 'no such plan' })).toEqual([]);
    const query = { search, state: 'offered' } as const;
    const file = await oja.call('exportPlans', { token: admin.token, query });
    expect(file.headers['content-disposition']).toMatch(/filename="plans_/);
    expect(
      file.text
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['name', a, b]);
    expect(await lastAudit()).toMatchObject({ action: 'plans.exported', after: query });
  });

  test.each([{ sort: 'profit' }, { state: 'gone' }, { direction: 'up' }] as Record<string, string>[])(
    'refuses %j',
    async (query) => {
      const refused = await oja.call('listStaffPlans', { token: admin.token, query });
      expect(refusedFieldOf(refused)).toBe(Object.keys(query)[0]);
    },
  );
});
