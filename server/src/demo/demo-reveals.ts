import type { Deps } from '../deps.ts';
import { logReveal, logServed } from '../modules/purchases/index.ts';
import { idOf, type People } from './demo-people.ts';
import { findPurchase } from './demo-sale.queries.ts';
import type { DemoStep } from './demo-sale-steps.ts';
import { type DemoSale, demoSales } from './demo-sale-table.ts';

const address = '127.0.0.1';
/** The demo buyer's own looks begin when somebody signs in as them. */
const demoBuyer = 'buyer@oja.test';

/** Buyers are handed what they bought, look at the password, and copy it. */
export function revealSteps(people: People): DemoStep[] {
  return demoSales
    .filter(({ buyerEmail }) => buyerEmail !== demoBuyer)
    .map((sale) => ({
      hoursAgo: sale.daysAgo * 24 - 0.25,
      run: (then) => reveal(then, sale, idOf(people, sale.buyerEmail)),
    }));
}

async function reveal(then: Deps, sale: DemoSale, userId: string): Promise<void> {
  const purchase = await findPurchase(then, sale);
  if (purchase === undefined) return;
  const before = await then.db
    .selectFrom('purchaseReveals')
    .select('what')
    .where('purchaseId', '=', purchase.id)
    .executeTakeFirst();
  if (before) return;
  await logServed(then, { purchaseIds: [purchase.id], address });
  for (const what of ['shown', 'copied_password'] as const) {
    await logReveal(then, { purchaseId: purchase.id, userId, what, address });
  }
}
