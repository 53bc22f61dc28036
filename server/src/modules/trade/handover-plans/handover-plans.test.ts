import { dayMs, hourMs } from '@oja/contract/durations';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { readPlanInForce } from './index.ts';

const oja = await startOja();
oja.clock.now = new Date('2026-11-18T09:00:00Z');
const admin = await oja.person({ role: 'admin' });
const facebook = { platform: 'facebook', kind: 'role' } as const;

const planOf = async (params: Pick<HandoverPlan, 'platform' | 'kind'>, token = admin.token) => {
  const { body } = await oja.call('listStaffHandoverPlans', { token });
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
  const { in_force: plan, newest_version: version } = await planOf(params, token);
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
    const { body: log } = await oja.call('listAuditEntries', {
      token: admin.token,
      query: { group: 'settings' },
    });
    expect(log.data[0]).toMatchObject({ action: 'handover_plan.changed', reason: 'More time.' });
  });

  test('an upcoming version waits for its time; a newer one that begins before overtakes it', async () => {
    const params = { platform: 'whatsapp', kind: 'number' } as const;
    const later = new Date(oja.clock.now.getTime() + 10 * dayMs);
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
    expect(outcomesOf(answers)).toEqual(['200', '409 handover_plan_changed']);
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
    const at = new Date(oja.clock.now.getTime() + hours * hourMs);
    const answer = await save(facebook, { valid_from: at.toISOString() });
    expect(refusalOf(answer)).toEqual([422, 'handover_plan_invalid']);
  });
});

describe('with a second administrator', () => {
  const params = { platform: 'telegram', kind: 'number' } as const;
  let [first, second] = [admin, admin];
  beforeAll(async () => {
    [first, second] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
  });
  const propose = (change: Partial<BodyFor<'saveHandoverPlan'>> = {}) => save(params, change, first.token);
  const waiting = async () => present((await planOf(params, first.token)).approval);
  const answer = (name: 'approveProposal' | 'declineProposal', id: string, token = second.token) =>
    name === 'approveProposal'
      ? oja.call(name, { token, params: { id } })
      : oja.call(name, { token, params: { id }, body: { reason: 'Not now.' } });

  test('a change waits, says what it changes, and takes effect when it is approved', async () => {
    const { body } = await propose({ inspection_hours: 96, minimum_cover_days: 7 });
    expect(body.data).toMatchObject({ in_force: { version: 1 }, newest_version: 1 });
    const { id } = present(body.data.approval);
    const { body: list } = await oja.call('listApprovals', { token: second.token });
    expect(list.data).toMatchObject([
      {
        id,
        kind: 'handover_plan',
        subject: 'Telegram: an account with its number',
        page: '/admin/settings/handover?plan=telegram-number',
        facts: [
          { name: 'New version', value: '2' },
          { name: 'Takes effect', value: 'Once approved' },
          { name: 'Inspection', value: '72 hours → 96 hours' },
          { name: 'Least cover', value: '0 days → 7 days' },
        ],
      },
    ]);
    expect(refusalOf(await answer('approveProposal', id, first.token))).toEqual([403, 'second_admin_needed']);
    expect(refusalOf(await propose({ inspection_hours: 48 }))).toEqual([409, 'approval_waiting']);
    expect((await answer('approveProposal', id)).status).toBe(200);
    expect(await inForce(params)).toMatchObject({ version: 2, inspection_hours: 96 });
    const after = await planOf(params, first.token);
    expect(after).toMatchObject({
      approval: null,
      versions: [{ version: 2, state: 'in_force' }, { version: 1 }],
    });
  });

  test('a declined change leaves the plan as it is', async () => {
    await propose({ inspection_hours: 48 });
    expect((await answer('declineProposal', (await waiting()).id)).status).toBe(200);
    expect(await inForce(params)).toMatchObject({ version: 2, inspection_hours: 96 });
    expect((await planOf(params, first.token)).approval).toBeNull();
  });

  test('a time that passes before the approval means at once', async () => {
    const soon = new Date(oja.clock.now.getTime() + hourMs);
    await propose({ inspection_hours: 48, valid_from: soon.toISOString() });
    oja.clock.advance(2 * hourMs);
    expect((await answer('approveProposal', (await waiting()).id)).status).toBe(200);
    expect(await inForce(params)).toMatchObject({ version: 3, inspection_hours: 48 });
  });

  test('of two proposals at once one waits, and of two approvals one adds a version', async () => {
    for (let round = 0; round < roundsOf(20); round += 1) {
      const version = (await planOf(params, first.token)).newest_version;
      const proposals = await Promise.all([propose(), save(params, {}, second.token)]);
      expect(outcomesOf(proposals)).toEqual(['200', '409 approval_waiting']);
      const third = await oja.person({ role: 'admin' });
      const { id } = await waiting();
      const answers = await Promise.all([
        answer('approveProposal', id, third.token),
        answer('declineProposal', id, third.token),
      ]);
      expect(outcomesOf(answers)).toEqual(['200', '409 approval_ended']);
      const isApproved = answers[0].status === 200;
      expect((await planOf(params, first.token)).newest_version).toBe(version + (isApproved ? 1 : 0));
    }
  });
});

test('lists waits that were not checked for 90 days, until they are', async () => {
  oja.clock.advance(91 * dayMs);
  const { token } = await oja.person({ role: 'admin' });
  const second = await oja.person({ role: 'admin' });
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
  const { approval } = await planOf({ platform: 'youtube', kind: 'role' }, token);
  await oja.call('approveProposal', { token: second.token, params: present(approval) });
  expect(await stale()).not.toContainEqual(youtube);
});
