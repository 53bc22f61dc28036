import { describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { auditNightly } from './money-watch.jobs.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const ada = await oja.person();
await inTransaction(oja.deps.db, (tx) =>
  postTransfer(tx, postings.openingBalance({ userId: ada.id, amountKobo: 50_000 }), oja.deps.now()),
);
const watch = async () => (await oja.call('moneyWatch', { token: admin.token })).body.data;
const asSuperuser = (statement: string) => onServer(oja.adminUrl, (client) => client.query(statement));

describe('the watch over money', () => {
  test('shows balances whose sides are equal', async () => {
    const { balances } = await watch();
    const side = (classes: string[]) =>
      balances
        .filter((row) => classes.includes(row.class))
        .reduce((sum: number, row: { balance: number }) => sum + row.balance, 0);
    expect(side(['asset', 'expense'])).toBe(500);
    expect(side(['liability', 'revenue'])).toBe(500);
  });

  test('finds a clean ledger clean, and records the check', async () => {
    const { body } = await oja.call('auditLedger', { token: admin.token });
    expect(body.data).toMatchObject({ clean: true, entries: 2 });
    expect(body.data.checks.every(({ faults }) => faults === 0)).toBe(true);
    expect((await watch()).last_audit?.clean).toBe(true);
  });

  test('that finds a violation freezes payouts, calls the administrators and repairs nothing', async () => {
    const wallet = `(select id from ledger_accounts where owner_id = '${ada.id}')`;
    await asSuperuser(`update ledger_balances set balance = balance + 7 where account_id = ${wallet}`);
    await auditNightly.run(oja.deps, {}, { number: 1, last: false });
    await auditNightly.run(oja.deps, {}, { number: 1, last: false });
    const { payouts, alerts, last_audit: audit } = await watch();
    expect(payouts).toMatchObject({
      frozen: true,
      reason: expect.stringContaining('do not balance'),
      frozen_by: null,
    });
    expect(audit?.clean).toBe(false);
    expect(alerts.filter((alert) => alert.kind === 'ledger_fault')).toHaveLength(1);
    await oja.runJobs();
    expect((await oja.mails(admin.email)).map((mail) => mail.subject)).toContain(
      'Something needs your attention',
    );
    const stats = await oja.call('walletStats', { token: ada.token });
    expect(stats.body.data[0]?.value).toBe(500.07);
    await asSuperuser(`update ledger_balances set balance = balance - 7 where account_id = ${wallet}`);
  });

  test('lets administrators close an alert once, with a note', async () => {
    const alert = present((await watch()).alerts[0]);
    const close = (reason: string) =>
      oja.call('resolveAlert', { token: admin.token, params: { id: alert.id }, body: { reason } });
    expect(refusalOf(await close(''))).toEqual([400, 'invalid_input']);
    expect((await close('A disk was restored by hand.')).status).toBe(200);
    expect(refusalOf(await close('Again.'))).toEqual([409, 'state_conflict']);
    expect((await watch()).alerts[0]).toMatchObject({ note: 'A disk was restored by hand.' });
  });

  test('lets administrators resume and freeze by hand, each with a reason that is audited', async () => {
    const post = (name: 'freezePayouts' | 'resumePayouts') =>
      oja.call(name, { token: admin.token, body: { reason: 'Because.' } });
    expect((await post('resumePayouts')).status).toBe(200);
    expect(refusalOf(await post('resumePayouts'))).toEqual([409, 'state_conflict']);
    expect((await post('freezePayouts')).status).toBe(200);
    expect(refusalOf(await post('freezePayouts'))).toEqual([409, 'state_conflict']);
    expect((await watch()).payouts).toMatchObject({
      frozen: true,
      frozen_by: expect.stringMatching(/^Person/),
    });
    await post('resumePayouts');
    const rows = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectKind', '=', 'payouts')
      .execute();
    expect(rows.map((row) => row.action)).toEqual(['payouts.resumed', 'payouts.frozen', 'payouts.resumed']);
  });
});
