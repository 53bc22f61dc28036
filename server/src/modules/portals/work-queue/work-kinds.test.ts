import { endpoints } from '@oja/contract';
import { hourMs } from '@oja/contract/durations';
import { type WorkKind, workAccess, workKinds } from '@oja/contract/work-fields';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { listWork, openDesk } from './test-work.ts';

const oja = await startOjaWithPaystack();
const { staff, samples } = await openDesk(oja);
const { admin, admin2, moderator } = staff;

const counts = async () => (await oja.call('countWork', { token: admin.token })).body.data;
const unread = async () => {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select(['event', 'userId'])
    .where('workId', 'is not', null)
    .where('readAt', 'is', null)
    .execute();
  return rows.length;
};

describe.each(workKinds)('work of the kind %s', (kind) => {
  test('is in the queue and the counts while it is open, and its end settles owner and notifications', async () => {
    const before = await counts();
    const unreadBefore = await unread();
    const id = await samples[kind].open();
    const [item] = (await listWork(oja, admin, { kind })).filter((row) => row.id === id);
    expect(item).toMatchObject({ kind, id, owner: null, viewers: [] });
    expect(item?.page).toMatch(/^\/admin\//);
    expect((await counts()).kinds[kind]).toBe((before.kinds[kind] ?? 0) + 1);
    // Applications only wait in the list, and so do reports that are not critical.
    if (kind !== 'application' && kind !== 'report') expect(await unread()).toBeGreaterThan(unreadBefore);

    const by = kind === 'report' || kind === 'ticket' ? moderator : admin;
    const claimed = await oja.call('claimWork', { token: by.token, params: { kind, id } });
    expect([claimed.status, claimed.body.data?.owner?.id]).toEqual([200, by.id]);
    await oja.call('watchWork', { token: admin2.token, params: { kind, id } });

    await samples[kind].end(id);
    expect((await listWork(oja, admin, { kind })).filter((row) => row.id === id)).toEqual([]);
    expect(await counts()).toEqual(before);
    expect(await unread()).toBe(unreadBefore);
    const left = await oja.deps.db
      .selectFrom('workAssignments')
      .select('ownerId')
      .where('subjectId', '=', id)
      .execute();
    const watched = await oja.deps.db
      .selectFrom('workViewers')
      .select('userId')
      .where('subjectId', '=', id)
      .execute();
    expect([...left, ...watched]).toEqual([]);
    const again = await oja.call('claimWork', { token: by.token, params: { kind, id } });
    expect(refusalOf(again)).toEqual([404, 'not_found']);
    await expectCleanLedger(oja);
  });
});

test('the sums of open work equal a count of the rows', async () => {
  for (const kind of workKinds) await samples[kind].open();
  const { kinds, total, unassigned } = await counts();
  const rows = await listWork(oja, admin, { limit: '100' });
  const counted = Object.fromEntries(
    workKinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  );
  expect(kinds).toEqual(counted);
  expect([total, unassigned]).toEqual([rows.length, rows.filter(({ owner }) => owner === null).length]);
});

test('a kind is seen only by those who may decide it', async () => {
  const deciding: Record<WorkKind, keyof typeof endpoints> = {
    dispute: 'resolveDispute',
    appeal: 'decideAppeal',
    claim: 'decideClaim',
    chargeback: 'answerChargeback',
    withdrawal: 'adminReturnWithdrawal',
    bank_account: 'adminDecideAccount',
    parked_payment: 'proposeParkedOutcome',
    listing: 'approveListing',
    application: 'approveApplication',
    report: 'approveReport',
    ticket: 'answerTicket',
    approval: 'approveProposal',
    sanction: 'decideSanctionAppeal',
  };
  for (const kind of workKinds) {
    expect([kind, workAccess[kind]]).toEqual([kind, endpoints[deciding[kind]].access]);
  }
  const seen = new Set((await listWork(oja, moderator, { limit: '100' })).map(({ kind }) => kind));
  expect([...seen].toSorted()).toEqual(['listing', 'report', 'ticket']);
  const { body } = await oja.call('countWork', { token: moderator.token });
  expect(Object.keys(body.data.kinds).toSorted()).toEqual(['listing', 'report', 'ticket']);
  const id = await samples.dispute.open();
  for (const name of ['claimWork', 'releaseWork', 'watchWork'] as const) {
    const refused = await oja.call(name, { token: moderator.token, params: { kind: 'dispute', id } });
    expect([name, ...refusalOf(refused)]).toEqual([name, 403, 'access_denied']);
  }
});

// The second administrator ruled, sanctioned and proposed, and cannot decide about it.
test.each([
  ['an administrator', admin, []],
  ['the administrator of the rulings', admin2, ['appeals', 'approvals', 'sanctions']],
])('every figure of the dashboard of %s is the number of rows that its link opens', async (_, by, none) => {
  oja.clock.advance(30 * hourMs);
  const { body } = await oja.call('adminDashboard', { token: by.token });
  const queries: Record<string, { kind: WorkKind; overdue?: 'true' }> = {
    disputes: { kind: 'dispute' },
    appeals: { kind: 'appeal' },
    claims: { kind: 'claim' },
    approvals: { kind: 'approval' },
    sanctions: { kind: 'sanction' },
    listings: { kind: 'listing' },
    reports: { kind: 'report' },
    withdrawals: { kind: 'withdrawal' },
    tickets: { kind: 'ticket', overdue: 'true' },
    applications: { kind: 'application' },
    bank_accounts: { kind: 'bank_account' },
    parked_payments: { kind: 'parked_payment' },
    chargebacks: { kind: 'chargeback' },
  };
  const empty: string[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const rows = await listWork(oja, by, { ...query, limit: '100' });
    const { count } = body.data.pendingActions.find(({ kind }) => kind === name) ?? {};
    expect([name, count]).toEqual([name, rows.length]);
    if (rows.length === 0) empty.push(name);
  }
  expect(empty).toEqual(none);
});
