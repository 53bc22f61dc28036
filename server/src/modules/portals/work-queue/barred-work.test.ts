import type { WorkKind } from '@oja/contract/work-fields';
import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { listWork, openDesk } from './test-work.ts';

const oja = await startOjaWithPaystack();
const { staff, samples } = await openDesk(oja);
const { admin, admin2, moderator } = staff;

const idsOf = async (by: Person, kind: WorkKind) => (await listWork(oja, by, { kind })).map(({ id }) => id);
const countOf = async (by: Person) => (await oja.call('countWork', { token: by.token })).body.data;
const nextOf = async (by: Person, kind: WorkKind) =>
  (await oja.call('nextWork', { token: by.token, query: { kind } })).body.data;

/** The item is for `decider` and is neither shown, counted, offered nor given to `barred`. */
async function expectOnlyFor(
  item: { kind: WorkKind; id: string },
  decider: Person,
  barred: Person,
  refusal: readonly [number, string] = [400, 'assignee_unknown'],
) {
  const { kind, id } = item;
  expect(await idsOf(decider, kind)).toContain(id);
  const seen = await idsOf(barred, kind);
  expect(seen).not.toContain(id);
  for (const person of [decider, barred]) {
    const counts = await countOf(person);
    const rows = await listWork(oja, person, { limit: '100' });
    expect(counts.kinds[kind]).toBe(rows.filter((row) => row.kind === kind).length);
    expect([counts.total, counts.mine, counts.unassigned]).toEqual([
      rows.length,
      rows.filter(({ owner }) => owner?.id === person.id).length,
      rows.filter(({ owner }) => owner === null).length,
    ]);
  }
  expect((await nextOf(barred, kind))?.id).not.toBe(id);
  const claimed = await oja.call('claimWork', { token: barred.token, params: item });
  expect(refusalOf(claimed)).toEqual([404, 'not_found']);
  const assign = { token: decider.token, params: item, body: { owner_id: barred.id } };
  expect(refusalOf(await oja.call('assignWork', assign))).toEqual(refusal);
}

describe('work that a member of staff may not decide', () => {
  test('an own proposal', async () => {
    const item = { kind: 'approval', id: await samples.approval.open() } as const;
    await expectOnlyFor(item, admin, admin2);
    const assign = { token: admin.token, params: item, body: { owner_id: admin2.id } };
    expect(refusalOf(await oja.call('assignWork', assign))).toEqual([400, 'assignee_unknown']);
  });

  test('a dispute that they escalated, which they own no more', async () => {
    const item = { kind: 'dispute', id: await samples.dispute.open() } as const;
    expect((await oja.call('claimWork', { token: admin2.token, params: item })).status).toBe(200);
    const { purchaseId } = await oja.deps.db
      .selectFrom('disputes')
      .select('purchaseId')
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow();
    const escalated = await oja.call('resolveDispute', {
      token: admin2.token,
      params: { purchase_id: purchaseId },
      body: { type: 'escalate', details: 'Please look as well.' },
    });
    expect(escalated.status).toBe(200);
    const [row] = (await listWork(oja, admin, { kind: 'dispute' })).filter(({ id }) => id === item.id);
    expect(row?.owner).toBeNull();
    await expectOnlyFor(item, admin, admin2);
    await expectCleanLedger(oja);
  });

  test('a dispute about an own purchase', async () => {
    const id = await samples.dispute.open();
    const buyer = await oja.person({ role: 'admin' });
    await asOwner(
      oja,
      'update purchases set buyer_id = $2 where id = (select purchase_id from disputes where id = $1)',
      [id, buyer.id],
    );
    await expectOnlyFor({ kind: 'dispute', id }, admin, buyer);
  });

  test.each([
    ['that they entered', 'added_by', 'added_report_refused'],
    ['about themselves', 'owner_id', 'own_report_refused'],
    ['that they sent', 'reporter_id', 'own_report_refused'],
  ] as const)('a report %s', async (_, column, code) => {
    const id = await samples.report.open();
    const barred = await oja.person({ role: 'moderator' });
    // A report that staff entered has no reporter with an account.
    const others = column === 'added_by' ? ', reporter_id = null' : '';
    await asOwner(oja, `update reports set ${column} = $2${others} where id = $1`, [id, barred.id]);
    await expectOnlyFor({ kind: 'report', id }, moderator, barred, [403, code]);
  });

  test('a ticket of their own', async () => {
    const id = await samples.ticket.open();
    const barred = await oja.person({ role: 'support' });
    await asOwner(oja, 'update tickets set user_id = $2 where id = $1', [id, barred.id]);
    await expectOnlyFor({ kind: 'ticket', id }, moderator, barred);
  });

  test.each([
    ['listing', 'listings', 'seller_id'],
    ['application', 'seller_applications', 'user_id'],
    ['bank_account', 'bank_accounts', 'user_id'],
    ['parked_payment', 'payments', 'user_id'],
    ['chargeback', 'chargebacks', 'user_id'],
  ] as const)('an own %s', async (kind, table, column) => {
    const id = await samples[kind].open();
    const barred = await oja.person({ role: 'admin' });
    await asOwner(oja, `update ${table} set ${column} = $2 where id = $1`, [id, barred.id]);
    await expectOnlyFor({ kind, id }, admin, barred);
  });

  test.each(['release_needed', 'otp_needed', 'unclear_too_long'])(
    'an own withdrawal: %s',
    async (attention) => {
      const id = await samples.withdrawal.open();
      const barred = await oja.person({ role: 'finance' });
      const set = 'update withdrawals set user_id = $2, attention = $3 where id = $1';
      await asOwner(oja, set, [id, barred.id, attention]);
      await expectOnlyFor({ kind: 'withdrawal', id }, admin, barred);
    },
  );
});
