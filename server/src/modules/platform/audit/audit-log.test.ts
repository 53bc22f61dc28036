import type { AuditLogEntry } from '@oja/contract/audit-log';
import { describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type AuditEntry, audit } from './audit.ts';
import { proveChain } from './verify-audit.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
await oja.deps.db.updateTable('users').set({ name: 'Amara Watchful' }).where('id', '=', admin.id).execute();
const moderator = await oja.person({ role: 'moderator' });
const { token } = admin;
const byAdmin = { id: admin.id, label: admin.email, address: '102.89.23.4' };

const write = (entry: Partial<AuditEntry> & Pick<AuditEntry, 'action'>) =>
  inTransaction(oja.deps.db, (tx) =>
    audit(tx, { actor: byAdmin, subject: { kind: 'thing', id: 'x' }, ...entry }),
  );
await write({
  action: 'user.suspended',
  subject: { kind: 'user', id: 'subject-17' },
  before: { status: 'active' },
  after: { status: 'banned' },
  reason: '=HYPERLINK("http://x")',
});
await write({ action: 'canned_reply.added', reason: '100% sure' });
await write({ action: 'listings.exported' });
await write({ action: 'payouts.frozen', actor: { id: null, label: 'the auditor' } });

const list = async (query: Record<string, string> = {}) =>
  (await oja.call('listAuditEntries', { token, query })).body;
const actionsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).data.map(({ action }: AuditLogEntry) => action);

describe('GET /admin/audit', () => {
  test('is for administrators alone, like everything about the log', async () => {
    const params = { id: crypto.randomUUID() };
    for (const name of ['listAuditEntries', 'auditOverview', 'exportAuditEntries', 'verifyAudit'] as const) {
      expect(refusalOf(await oja.call(name)), name).toEqual([401, 'session_required']);
      expect(refusalOf(await oja.call(name, { token: moderator.token })), name).toEqual([
        403,
        'access_denied',
      ]);
    }
    expect(refusalOf(await oja.call('showAuditEntry', { params }))).toEqual([401, 'session_required']);
    expect(refusalOf(await oja.call('showAuditEntry', { params, token: moderator.token }))).toEqual([
      403,
      'access_denied',
    ]);
    expect(refusalOf(await oja.call('showAuditEntry', { params, token }))).toEqual([404, 'not_found']);
  });

  test('shows who did what to what, from where, why, before and after; one alone as well', async () => {
    const [line] = (await list({ search: 'subject-17' })).data;
    expect(line).toMatchObject({
      position: 1,
      actor: { id: admin.id, label: admin.email, name: 'Amara Watchful' },
      action: 'user.suspended',
      subject: { kind: 'user', id: 'subject-17' },
      address: '102.89.23.4',
      reason: '=HYPERLINK("http://x")',
      before: { status: 'active' },
      after: { status: 'banned' },
    });
    const alone = await oja.call('showAuditEntry', { token, params: { id: present(line).id } });
    expect(alone.body.data).toEqual({ ...line, people: {} });
  });

  test.each([
    [{}, ['payouts.frozen', 'listings.exported', 'canned_reply.added', 'user.suspended']],
    [{ search: 'SUSPENDED' }, ['user.suspended']],
    [{ search: '100%' }, ['canned_reply.added']],
    [{ search: 'amara watch' }, ['listings.exported', 'canned_reply.added', 'user.suspended']],
    [{ search: 'auditor' }, ['payouts.frozen']],
    [{ search: 'user_suspended' }, []],
    [{ group: 'support' }, ['canned_reply.added']],
    [{ group: 'listings' }, ['listings.exported']],
    [{ group: 'deals' }, []],
    [{ actor: 'oja' }, ['payouts.frozen']],
    [{ actor: admin.id, group: 'people' }, ['user.suspended']],
  ])('with %o lists %o', async (query, actions) => {
    expect(await actionsOf(query)).toEqual(actions);
    expect((await list(query)).total).toBe(actions.length);
  });

  test('goes on where the page before ended, and refuses a place that is none', async () => {
    const first = await list({ limit: '3' });
    expect([first.data.length, first.next_cursor, first.total]).toEqual([3, '2', 4]);
    const rest = await list({ limit: '3', cursor: present(first.next_cursor) });
    expect([rest.data.length, rest.next_cursor]).toEqual([1, null]);
    for (const place of ['cursor=x', 'cursor=0', 'actor=me', 'group=x', 'period=2d']) {
      const query = Object.fromEntries(new URLSearchParams(place));
      expect(refusalOf(await oja.call('listAuditEntries', { token, query })), place).toEqual([
        400,
        'invalid_input',
      ]);
    }
  });
});

test('the export is the filter as CSV, with formulas disarmed, and is on record', async () => {
  const { text, headers } = await oja.call('exportAuditEntries', { token, query: { group: 'people' } });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="audit_\d{4}-\d\d-\d\d\.csv"$/);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    'position,at,actor,actor_id,action,subject_kind,subject_id,address,reason,before,after',
  );
  expect(lines[1]).toContain(`,"'=HYPERLINK(""http://x"")","{""status"":""active""}"`);
  const [latest] = (await list()).data;
  expect(latest).toMatchObject({ action: 'audit_log.exported', after: { group: 'people' } });
});

describe('POST /admin/audit/verify', () => {
  const verify = async () => (await oja.call('verifyAudit', { token })).body.data;
  const overview = async () => (await oja.call('auditOverview', { token })).body.data;

  test('proves the chain, and the overview remembers it', async () => {
    expect(await overview()).toEqual({
      actors: [{ id: admin.id, name: 'Amara Watchful' }],
      last_check: null,
    });
    expect(await verify()).toMatchObject({ checked: 5, total: 5, broken: null });
    expect((await overview()).last_check).toMatchObject({ checked: 5, total: 5, broken: null });
    expect(await proveChain(oja.deps.db, 2)).toEqual({ checked: 2, total: 6, broken: null });
  });

  test('names a changed line; a backdated one is not of the last day', async () => {
    await onServer(oja.ownerUrl, async (client) => {
      await client.query('alter table audit_log disable trigger user');
      await client.query(`update audit_log set happened_at = now() - interval '25 hours' where position = 1`);
      await client.query('alter table audit_log enable trigger user');
    });
    expect((await verify()).broken).toEqual({ position: 1, fault: 'the row was changed' });
    expect((await overview()).last_check?.broken).toMatchObject({ position: 1 });
    expect(await actionsOf({ period: '1d', group: 'people' })).toEqual([]);
    expect(await actionsOf({ period: '7d', group: 'people' })).toEqual(['user.suspended']);
  });
});
