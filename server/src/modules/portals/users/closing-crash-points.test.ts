import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { startFunding, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { pollPayments } from '../../money/funding/index.ts';
import { deleteUser } from './delete-user.ts';

/** The process that closes an account is killed at every step; a late payment is then confirmed by another one. */
const oja = await startOjaWithPaystack();
const once = { number: 1, last: false };

test('closing an account while a late payment is confirmed', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const admin = await oja.person({ role: 'admin', days: 30 });
    const ada = await oja.person({ days: 30 });
    await oja.sim.spoilEvent('charge.success', { kind: 'drop' });
    const { reference, authorizationUrl } = await startFunding(oja, ada, 300);
    oja.clock.advance(25 * hourMs);
    await pollPayments.run(oja.deps, {}, once);
    await oja.sim.press(authorizationUrl, 'success');
    const by = { id: admin.id, label: admin.email, role: 'admin' as const };
    return {
      flow: (deps) => deleteUser(deps, { userId: ada.id, by }),
      async afterwards(died) {
        oja.clock.advance(hourMs);
        await pollPayments.run(oja.deps, {}, once);
        const { erasedAt } = await oja.deps.db
          .selectFrom('users')
          .select('erasedAt')
          .where('id', '=', ada.id)
          .executeTakeFirstOrThrow();
        const payment = await oja.deps.db
          .selectFrom('payments')
          .select('status')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow();
        expect(payment.status).toBe(erasedAt === null ? 'paid' : 'parked');
        if (!died) expect(erasedAt).not.toBeNull();
      },
    };
  });
  expect(deaths).toBeGreaterThan(25);
}, 120_000);
