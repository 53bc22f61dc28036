import { describe, expect, test } from 'vitest';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { choosePlan, lockListingAllowance } from './index.ts';
import { addPlan, freePlan } from './test-plans.ts';

const oja = await startOja();
const free = await addPlan(oja, freePlan);
const pro = await addPlan(oja, { name: 'Pro', uploadLimit: null });

describe('the upload allowance, U298, U460', () => {
  test('of a user who never had a plan is none', async () => {
    const { id } = await oja.person();
    expect(await inTransaction(oja.deps.db, (tx) => lockListingAllowance(tx, id))).toEqual({
      planId: null,
      listingLimit: null,
    });
  });

  test('is the limit of the plan, or any number', async () => {
    const { id } = await oja.person();
    await fundWallet(oja, id, 500_000);
    await choosePlan(oja.deps, { userId: id, planId: free });
    expect(await inTransaction(oja.deps.db, (tx) => lockListingAllowance(tx, id))).toEqual({
      planId: free,
      listingLimit: 1,
    });
    await choosePlan(oja.deps, { userId: id, planId: pro });
    expect(await inTransaction(oja.deps.db, (tx) => lockListingAllowance(tx, id))).toEqual({
      planId: pro,
      listingLimit: null,
    });
  });

  test('lets one transaction of a person count at a time', async () => {
    const { id } = await oja.person();
    await choosePlan(oja.deps, { userId: id, planId: free });
    let counting = 0;
    let most = 0;
    const upload = () =>
      inTransaction(oja.deps.db, async (tx) => {
        await lockListingAllowance(tx, id);
        counting += 1;
        most = Math.max(most, counting);
        await tx.selectFrom('users').select('id').where('id', '=', id).execute();
        counting -= 1;
      });
    await Promise.all(Array.from({ length: 10 }, upload));
    expect(most).toBe(1);
  });
});
