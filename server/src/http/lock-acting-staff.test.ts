import { expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockActingStaff } from './lock-acting-staff.ts';

const oja = await startOja();
const act = (actorId: string) => inTransaction(oja.deps.db, (tx) => lockActingStaff(tx, actorId, 'money'));

test.each(['finance', 'admin'] as const)('lets %s act who has the right', async (role) => {
  await act((await oja.person({ role })).id);
});

test.each([{ role: 'trust' }, { status: 'banned' }, { erasedAt: new Date('2026-11-01') }] as const)(
  'refuses one who was given %o since the session was read',
  async (change) => {
    const former = await oja.person({ role: 'finance' });
    await oja.deps.db.updateTable('users').set(change).where('id', '=', former.id).execute();
    await expect(act(former.id)).rejects.toMatchObject({ code: 'access_denied' });
  },
);
