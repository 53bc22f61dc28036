import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { balanceAnswer, settlementListAnswer } from '../test/answer-schemas.ts';
import { startTestSimulator, type TestSimulator } from '../test/simulator-world.ts';
import { pay } from '../test/steps.ts';
import { chargeFeeKobo } from './transactions/fees.ts';

async function list(simulator: TestSimulator, query = '') {
  return settlementListAnswer.parse((await simulator.call(`GET /settlement${query}`)).body).data;
}
const opened = z.object({ id: z.number() });
const balanceOf = async (simulator: TestSimulator) =>
  balanceAnswer.parse((await simulator.call('GET /balance')).body).data[0]?.balance;

describe('GET /settlement', () => {
  test('lists what was paid to the business, each payment once and after its fee', async () => {
    const simulator = await startTestSimulator();
    await pay(simulator, { amount: 500_000 });
    await pay(simulator, { amount: 100_000 });
    const before = await balanceOf(simulator);
    await simulator.control('POST /settlements', {});
    await simulator.control('POST /settlements', {});
    const fees = chargeFeeKobo(500_000) + chargeFeeKobo(100_000);
    expect(await list(simulator)).toMatchObject([
      {
        status: 'success',
        total_processed: 600_000,
        total_fees: fees,
        total_amount: 600_000 - fees,
        effective_amount: 600_000 - fees,
        deductions: null,
      },
    ]);
    // Collections were never in the balance that pays transfers.
    expect(await balanceOf(simulator)).toBe(before);
  });

  test('takes lost chargebacks off, from a payout that is large enough', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator, { amount: 500_000 });
    await simulator.control('POST /settlements', {});
    const { id } = opened.parse(await simulator.control('POST /disputes', { reference }));
    await simulator.control(`POST /disputes/${id}/resolve`, { resolution: 'merchant-accepted' });
    await pay(simulator, { amount: 100_000 });
    await simulator.control('POST /settlements', {});
    expect(await list(simulator)).toHaveLength(1);
    await pay(simulator, { amount: 900_000 });
    await simulator.control('POST /settlements', {});
    const [newest] = await list(simulator);
    expect(newest?.deductions).toBe(500_000);
    expect(newest?.effective_amount).toBe((newest?.total_amount ?? 0) - 500_000);
  });

  test('is narrowed by status, time and subaccount, and leaves out what stayed in the balance', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', { collections: 'kept' });
    await pay(simulator);
    await simulator.control('POST /settlements', {});
    expect(await list(simulator)).toEqual([]);
    await simulator.control('POST /settings', { collections: 'settled' });
    await pay(simulator);
    await simulator.control('POST /settlements', { status: 'pending' });
    const [settlement] = await list(simulator, '?status=pending&subaccount=none');
    expect(settlement).toBeDefined();
    expect(await list(simulator, '?status=success')).toEqual([]);
    expect(await list(simulator, '?subaccount=ACCT_6uujpqtzmnufzkw')).toEqual([]);
    expect(await list(simulator, '?from=2030-01-01')).toEqual([]);
    await simulator.control(`POST /settlements/${settlement?.id}`, { status: 'success' });
    expect(await list(simulator, '?status=success')).toHaveLength(1);
  });
});
