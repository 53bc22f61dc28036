import { expect, test } from 'vitest';
import { fund, startFunding, startOjaWithPaystack } from '../../../../test/paystack.ts';

const oja = await startOjaWithPaystack();

test('payments that were not made are listed for their owner alone, without those that were paid', async () => {
  const ada = await oja.person();
  const unpaid = async (token: string) =>
    (await oja.call('listUnpaidPayments', { token })).body.data.map(({ amount, status }) => [amount, status]);
  await fund(oja, ada, 300);
  for (const [naira, outcome] of [
    [500, 'failed'],
    [700, 'cancelled'],
  ] as const) {
    oja.clock.advance(1_000);
    const { reference, authorizationUrl } = await startFunding(oja, ada, naira);
    await oja.sim.press(authorizationUrl, outcome);
    await oja.call('verifyPaystack', { token: ada.token, query: { reference } });
  }
  expect(await unpaid(ada.token)).toEqual([
    [700, 'cancelled'],
    [500, 'declined'],
  ]);
  expect(await unpaid((await oja.person()).token)).toEqual([]);
});
