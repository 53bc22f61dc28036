import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { addUser } from './add-user.ts';

const oja = await startOja();

test('an administrator who was demoted since the session was read adds no account', async () => {
  const former = await oja.person({ role: 'admin' });
  await oja.deps.db.updateTable('users').set({ role: 'support' }).where('id', '=', former.id).execute();
  const email = 'late@example.com';
  const actor = { id: former.id, label: former.email };
  const order = {
    name: 'New Admin',
    email,
    role: 'admin',
    actor,
    provenBy: new SystemCaller('test'),
  } as const;
  await expect(addUser(oja.deps, order)).rejects.toMatchObject({ code: 'access_denied' });
  const added = await oja.deps.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(added).toEqual([]);
});
