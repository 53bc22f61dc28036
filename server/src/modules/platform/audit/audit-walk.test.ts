import { type EndpointName, endpoints } from '@oja/contract';
import { isForStaff } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testPassword } from '../../../../test/oja.ts';
import { openBackOffice, type StaffCalls } from '../../../../test/staff-calls/back-office.ts';
import { caseCalls } from '../../../../test/staff-calls/case-calls.ts';
import { listingCalls } from '../../../../test/staff-calls/listing-calls.ts';
import { moneyCalls } from '../../../../test/staff-calls/money-calls.ts';
import { peopleCalls } from '../../../../test/staff-calls/people-calls.ts';
import { settingsCalls } from '../../../../test/staff-calls/settings-calls.ts';
import { workCalls } from '../../../../test/staff-calls/work-calls.ts';
import { nounsOfGroup } from './audit-groups.ts';
import { proveChain } from './index.ts';

/**
 * Calls every endpoint of the contract that is reserved for staff and changes something: each call has to succeed and
 * to leave a line in the audit log with actor, address, action and reason. An endpoint without a call here fails the
 * test, and so does one that writes no line.
 */
const calls: StaffCalls = {
  ...listingCalls,
  ...moneyCalls,
  ...peopleCalls,
  ...caseCalls,
  ...settingsCalls,
  ...workCalls,
};
/** What a member of staff looks at, and the own views of lists: nothing that others must be able to trace. */
const untraced = new Set<string>(['watchWork', 'leaveWork', 'saveView', 'renameView', 'deleteView']);
const changing = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { method, access }]) => method !== 'GET' && isForStaff(access))
  .map(([name]) => name)
  .filter((name) => !untraced.has(name));

const desk = await openBackOffice();
const { oja, market } = desk;
const address = '198.51.100.23';
const nouns = new Set(Object.values(nounsOfGroup).flat());

const linesAfter = (position: number) =>
  oja.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .execute();
const end = async () => (await linesAfter(0)).at(-1)?.position ?? 0;

/** Values that must never appear in the log: passwords, secrets and credentials of requests and replies. */
const secrets = new Set<string>();
function collectSecrets(value: unknown, key = ''): void {
  if (typeof value === 'string') {
    if (/password|secret|token|credential|recovery|emailkey/i.test(key) && value.length > 5)
      secrets.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      collectSecrets(inner, Array.isArray(value) ? key : name);
  }
}

test('the walk knows every staff endpoint that changes something, and no other', () => {
  expect(Object.keys(calls).toSorted()).toEqual(changing.toSorted());
});

test.each(changing)(
  '%s is on record: who, from where, what, and why where a reason was given',
  async (name) => {
    const options = await calls[name]?.(desk);
    const before = await end();
    const answer = await oja.callRaw(name, { token: market.admin.token, address, ...options });
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    collectSecrets(options?.body);
    collectSecrets(answer.body);
    const lines = (await linesAfter(before)).filter(({ actorId }) => actorId === market.admin.id);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatchObject({ actorLabel: market.admin.email, address });
      expect(line.action).toMatch(/^[a-z_]+\.[a-z_]+$/);
      // The line is found by the filter of the page.
      expect(nouns).toContain(line.action.split('.')[0]);
      expect(line.subjectId).not.toBe('');
      expect([line.action, line.before ?? line.after]).not.toEqual([line.action, null]);
    }
    const given = (options?.body as { reason?: string } | undefined)?.reason;
    // In a report the reason is what the reporter wrote, not why staff act.
    if (given !== undefined && name !== 'addReport')
      expect(lines.map(({ reason }) => reason)).toContain(given);
  },
);

test('no line holds a password, a secret or a card', async () => {
  const emailKey = 'SG.planted-key-of-the-mail-service';
  const { token } = market.admin;
  const { body } = await oja.call('platformSettings', { token });
  const { version, value } = body.data.notifications;
  const saved = await oja.call('saveNotificationSettings', {
    token,
    body: { version, value, secrets: { emailKey } },
  });
  expect([saved.status, saved.status === 200 ? '' : saved.text]).toEqual([200, '']);
  for (const secret of [emailKey, testPassword, token]) secrets.add(secret);
  // The reply contains the new signing secret of webhooks.
  expect([...secrets].some((secret) => secret.startsWith('whsec_'))).toBe(true);
  const { rows } = await sql<{ line: string }>`
    select l::text || coalesce(d::text, '') as line
      from audit_log l left join audit_details d on d.audit_id = l.id`.execute(oja.deps.db);
  expect(rows.length).toBeGreaterThan(changing.length);
  for (const { line } of rows) {
    expect([...secrets].filter((secret) => line.includes(secret))).toEqual([]);
    expect(line).not.toMatch(/AUTH_|argon2|\b\d{16}\b/);
  }
});

test('the chain holds after all of it', async () => {
  expect(await proveChain(oja.deps.db)).toMatchObject({ broken: null });
});
