import type { Deps } from '../deps/deps.ts';
import { logReveal, logServed } from '../modules/trade/purchases/index.ts';
import { idOf, type People } from './demo-people.ts';
import { findPurchase } from './demo-purchase.queries.ts';
import type { DemoStep } from './demo-purchase-steps.ts';
import { type DemoPurchase, demoPurchases } from './demo-purchase-table.ts';

const address = '127.0.0.1';
/** The demo buyer's own reveals begin with the first sign-in. */
const demoBuyer = 'buyer@oja.test';

/** Buyers are served the credentials, show the password and copy it. */
export function revealSteps(people: People): DemoStep[] {
  return demoPurchases
    .filter(({ buyerEmail }) => buyerEmail !== demoBuyer)
    .map((entry) => ({
      hoursAgo: entry.daysAgo * 24 - 0.25,
      run: (then) => reveal(then, entry, idOf(people, entry.buyerEmail)),
    }));
}

async function reveal(then: Deps, entry: DemoPurchase, userId: string): Promise<void> {
  const purchase = await findPurchase(then, entry);
  if (purchase === undefined) return;
  const before = await then.db
    .selectFrom('purchaseReveals')
    .select('what')
    .where('purchaseId', '=', purchase.id)
    .executeTakeFirst();
  if (before) return;
  await logServed(then.db, { purchaseIds: [purchase.id], address, at: then.now() });
  for (const what of ['shown', 'copied_password'] as const) {
    await logReveal(then, { purchaseId: purchase.id, userId, what, address });
  }
}
