import { expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { startOja } from '../../../../test/oja.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockActiveAdmins } from './last-admin.ts';

const oja = await startOja();

test('while the administrators are locked, rows that refer to them can be written', async () => {
  const admin = await oja.person({ role: 'admin' });
  const lock = (strength: string) =>
    onServer(oja.adminUrl, (client) =>
      client.query(`select id from users where id = $1 for ${strength} nowait`, [admin.id]),
    );
  await inTransaction(oja.deps.db, async (tx) => {
    await lockActiveAdmins(tx);
    // What PostgreSQL locks for a foreign key, and what a demotion locks.
    expect((await lock('key share')).rows).toEqual([{ id: admin.id }]);
    await expect(lock('no key update')).rejects.toThrow('could not obtain lock');
  });
});
