import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { loadDemo } from './load-demo.ts';

const oja = await startOja();
const countUsers = async () => (await oja.deps.db.selectFrom('users').select('id').execute()).length;

describe('demo data', () => {
  test('is loaded once, by one of several processes that start together', async () => {
    await Promise.all([loadDemo(oja.deps), loadDemo(oja.deps), loadDemo(oja.deps)]);
    expect(await countUsers()).toBe(demoAccounts.length);
    await loadDemo(oja.deps);
    expect(await countUsers()).toBe(demoAccounts.length);
  });

  test.each(demoAccounts)(
    '$email signs in at its door, with three unread notifications',
    async ({ email, role }) => {
      const door = role === 'admin' || role === 'moderator' ? 'loginAdmin' : 'login';
      const login = await oja.call(door, { body: { email, password: demoPassword } });
      expect(login.status).toBe(200);
      const { body } = await oja.call('listNotifications', { token: login.body.data.token });
      expect(body.unread).toBe(3);
    },
  );

  test('goes on where a start was cut short', async () => {
    const last = demoAccounts.at(-1)?.email ?? '';
    await oja.deps.db
      .updateTable('users')
      .set({ emailConfirmedAt: null, role: 'admin' })
      .where('email', '=', last)
      .execute();
    await loadDemo(oja.deps);
    const user = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', last)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: 'user', emailConfirmedAt: oja.clock.now });
  });

  test('stays out of a database that holds anybody else', async () => {
    await oja.person();
    await oja.deps.db
      .updateTable('users')
      .set({ emailConfirmedAt: null })
      .where('email', '=', 'buyer@oja.test')
      .execute();
    await loadDemo(oja.deps);
    const buyer = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'buyer@oja.test')
      .executeTakeFirstOrThrow();
    expect(buyer.emailConfirmedAt).toBeNull();
  });
});
