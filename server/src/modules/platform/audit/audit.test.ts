import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { startOja } from '../../../../test/oja.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { audit } from './audit.ts';
import { findAuditBreak } from './verify-audit.ts';

const oja = await startOja();
const write = (id: string) =>
  inTransaction(oja.deps.db, (tx) =>
    audit(tx, {
      actor: { id: null, label: 'test', address: '127.0.0.1' },
      action: 'thing.changed',
      subject: { kind: 'thing', id },
      before: { price: 1 },
      after: { price: 2, name: 'Ọjà' },
      reason: 'because',
    }),
  );

/** As the owner of the tables with triggers disabled: the highest rights an intruder could have. */
function asIntruder(statement: string): Promise<unknown> {
  return onServer(oja.ownerUrl, async (client) => {
    await client.query('alter table audit_log disable trigger user');
    await client.query(statement);
    await client.query('alter table audit_log enable trigger user');
  });
}

describe('the audit log', () => {
  test('chains rows without a gap, also when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(String(index))));
    expect(await findAuditBreak(oja.deps.db)).toBeUndefined();
    const { rows } = await sql<{ last: number }>`select max(position) as last from audit_log`.execute(
      oja.deps.db,
    );
    expect(rows[0]?.last).toBe(20);
  });

  test('leaves no row behind when the action is rolled back', async () => {
    await inTransaction(oja.deps.db, async (tx) => {
      await audit(tx, {
        actor: { id: null, label: 'x' },
        action: 'a.b',
        subject: { kind: 'k', id: 'ghost' },
      });
      throw new Error('no');
    }).catch(() => undefined);
    const ghost = await oja.deps.db
      .selectFrom('auditLog')
      .select('id')
      .where('subjectId', '=', 'ghost')
      .execute();
    expect(ghost).toEqual([]);
  });

  test.each([
    'update audit_log set reason = null',
    'delete from audit_log',
    'truncate audit_log',
    'alter table audit_log disable trigger all',
    'drop table audit_log',
  ])('refuses the application: %s', async (statement) => {
    await expect(sql.raw(statement).execute(oja.deps.db)).rejects.toThrow();
  });

  test('refuses even its owner to change a row', async () => {
    const attempt = onServer(oja.ownerUrl, (client) => client.query('update audit_log set reason = null'));
    await expect(attempt).rejects.toThrow('append-only');
  });

  test('detects a changed row', async () => {
    await asIntruder(`update audit_log set reason = 'nothing to see' where position = 7`);
    expect(await findAuditBreak(oja.deps.db)).toEqual({ position: 7, fault: 'the row was changed' });
    await asIntruder(`update audit_log set reason = 'because' where position = 7`);
    expect(await findAuditBreak(oja.deps.db)).toBeUndefined();
  });

  test('shows that a row is missing', async () => {
    await asIntruder('delete from audit_log where position = 9');
    expect(await findAuditBreak(oja.deps.db)).toMatchObject({ position: 10 });
  });
});
