import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { readPlanInForce } from './index.ts';

const oja = await startOja();
oja.clock.now = new Date('2026-11-18T09:00:00Z');
const admin = await oja.person({ role: 'admin' });
const facebook = { platform: 'facebook', kind: 'role' } as const;

const planOf = async (params: Pick<HandoverPlan, 'platform' | 'kind'>) => {
  const { body } = await oja.call('listStaffHandoverPlans', { token: admin.token });
  const own = body.data.plans.find(
    ({ in_force: plan }) => plan.platform === params.platform && plan.kind === params.kind,
  );
  return present(own);
};

/** Saves the plan in force with some fields changed. */
async function save(
  params: Pick<HandoverPlan, 'platform' | 'kind'>,
  change: Partial<BodyFor<'saveHandoverPlan'>> = {},
  token: string | undefined = admin.token,
) {
  const { in_force: plan, newest_version: version } = await planOf(params);
  const { risk, inspection_hours, steps } = plan;
  const body = { expected_version: version, risk, inspection_hours, steps, reason: 'Checked.', ...change };
  return oja.call('saveHandoverPlan', { ...(token ? { token } : {}), params, body });
}

const inForce = (goods: Pick<HandoverPlan, 'platform' | 'kind'>, at = oja.clock.now) =>
  inTransaction(oja.deps.db, (tx) => readPlanInForce(tx, { ...goods, mailbox: null, at }));

describe('reading', () => {
  test('the public sees the shipped plans, without a session', async () => {
    const { status, body } = await oja.call('listHandoverPlans');
    expect(status).toBe(200);
    expect(body.data).toContainEqual(findShippedPlan('youtube', 'role'));
  });

  test('only administrators see the versions', async () => {
    const { token } = await oja.person({ role: 'moderator' });
    expect(refusalOf(await oja.call('listStaffHandoverPlans'))).toEqual([401, 'session_required']);
    expect(refusalOf(await oja.call('listStaffHandoverPlans', { token }))).toEqual([403, 'access_denied']);
    expect(await planOf({ platform: 'youtube', kind: 'role' })).toMatchObject({
      newest_version: 1,
      release_hours: 240,
      upcoming: [],
      versions: [{ version: 1, state: 'in_force', changed_by: null }],
    });
  });

  test('login details without a stated mailbox have no plan; a stated one decides about the steps', async () => {
    const goods = { platform: 'instagram', kind: 'credentials', at: oja.clock.now } as const;
    const read = (mailbox: 'original' | 'none' | null) =>
      inTransaction(oja.deps.db, (tx) => readPlanInForce(tx, { ...goods, mailbox }));
    expect(await read(null)).toBeUndefined();
    const keys = async (mailbox: 'original' | 'none') => (await read(mailbox))?.steps.map(({ key }) => key);
    expect(await keys('original')).toContain('mailbox_secured');
    expect(await keys('none')).not.toContain('mailbox_secured');
  });
});

describe('saving', () => {
  test('needs an administrator', async () => {
    const { token } = await oja.person({ role: 'moderator' });
    const params = facebook;
    const { body } = await oja.call('listHandoverPlans');
    const { risk, inspection_hours, steps } = present(body.data[0]);
    const draft = { expected_version: 1, risk, inspection_hours, steps, reason: 'Checked.' };
    expect(refusalOf(await oja.call('saveHandoverPlan', { params, body: draft }))).toEqual([
      401,
      'session_required',
    ]);
    expect(refusalOf(await oja.call('saveHandoverPlan', { token, params, body: draft }))).toEqual([
      403,
      'access_denied',
    ]);
  });

  test('a platform without such a plan is not found', async () => {
    const { in_force: plan } = await planOf(facebook);
    const { risk, inspection_hours, steps } = plan;
    const answer = await oja.call('saveHandoverPlan', {
      token: admin.token,
      params: { platform: 'instagram', kind: 'role' },
      body: { expected_version: 1, risk, inspection_hours, steps, reason: 'New.' },
    });
    expect(refusalOf(answer)).toEqual([404, 'not_found']);
  });

  test('a new version takes effect at once and names who changed it and why', async () => {
    const before = await inForce(facebook);
    const { status, body } = await save(facebook, { inspection_hours: 96, reason: 'More time.' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ in_force: { version: 2, inspection_hours: 96 }, newest_version: 2 });
    expect(body.data.versions).toMatchObject([
      { version: 2, state: 'in_force', reason: 'More time.' },
      { version: 1, state: 'replaced' },
    ]);
    expect(before).toMatchObject({ version: 1 });
    expect(await inForce(facebook)).toMatchObject({ version: 2, inspection_hours: 96 });
    const { body: log } = await oja.call('listAuditLines', {
      token: admin.token,
      query: { group: 'settings' },
    });
    expect(log.data[0]).toMatchObject({ action: 'handover_plan.changed', reason: 'More time.' });
  });

  test('an upcoming version waits for its time; a newer one that begins before overtakes it', async () => {
    const params = { platform: 'whatsapp', kind: 'number' } as const;
    const later = new Date(oja.clock.now.getTime() + 10 * 24 * 60 * 60 * 1000);
    const { body } = await save(params, { inspection_hours: 120, valid_from: later.toISOString() });
    expect(body.data).toMatchObject({ in_force: { version: 1 }, upcoming: [{ version: 2 }] });
    expect(await inForce(params)).toMatchObject({ version: 1 });
    expect(await inForce(params, later)).toMatchObject({ version: 2, inspection_hours: 120 });
    const overtaken = await save(params, { inspection_hours: 48 });
    expect(overtaken.body.data).toMatchObject({ in_force: { version: 3 }, upcoming: [] });
    expect(overtaken.body.data.versions[1]).toMatchObject({ version: 2, state: 'replaced' });
    expect(await inForce(params, later)).toMatchObject({ version: 3, inspection_hours: 48 });
  });

  test('an older version than the newest is refused, also when two save at once', async () => {
    const params = { platform: 'telegram', kind: 'role' } as const;
    const answers = await Promise.all([save(params), save(params)]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409]);
    expect(refusalOf(await save(params, { expected_version: 1 }))).toEqual([409, 'handover_plan_changed']);
  });

  test('a plan that cannot be followed is refused with its field', async () => {
    const { in_force: plan } = await planOf(facebook);
    const steps = plan.steps.map((step, position) =>
      position === 1 ? { ...step, needs: ['unknown_step'] } : step,
    );
    const answer = await save(facebook, { steps });
    expect(refusalOf(answer)).toEqual([422, 'handover_plan_invalid']);
    expect(answer.body).toMatchObject({ details: [{ field: 'steps.1.needs' }] });
  });

  test.each([-1, 400 * 24])('a time %i hours from now is refused', async (hours) => {
    const at = new Date(oja.clock.now.getTime() + hours * 60 * 60 * 1000);
    const answer = await save(facebook, { valid_from: at.toISOString() });
    expect(refusalOf(answer)).toEqual([422, 'handover_plan_invalid']);
  });
});

test('lists waits that were not checked for 90 days, until they are', async () => {
  oja.clock.advance(91 * 24 * 60 * 60 * 1000);
  const { token } = await oja.person({ role: 'admin' });
  const stale = async () => (await oja.call('listStaffHandoverPlans', { token })).body.data.stale;
  const youtube = expect.objectContaining({ platform: 'youtube', step: 'accept_invitation', hours: 168 });
  expect(await stale()).toContainEqual(youtube);
  const { risk, inspection_hours, steps } = present(findShippedPlan('youtube', 'role'));
  const checked = steps.map((step) => ({
    ...step,
    wait: step.wait && { ...step.wait, checked_on: '2027-02-17' },
  }));
  const { status } = await oja.call('saveHandoverPlan', {
    token,
    params: { platform: 'youtube', kind: 'role' },
    body: { expected_version: 1, risk, inspection_hours, steps: checked, reason: 'Read the page again.' },
  });
  expect(status).toBe(200);
  expect(await stale()).not.toContainEqual(youtube);
});
