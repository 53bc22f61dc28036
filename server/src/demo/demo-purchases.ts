import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { postTransfer } from '../modules/ledger/index.ts';
import { listingsChanged } from '../modules/listings/index.ts';
import { settlePeriods } from '../modules/plans/index.ts';
import { calmDown } from './calm-down.ts';
import { demoBuyers } from './demo-buyers.ts';
import { idOf, type People, readPeople } from './demo-people.ts';
import { portray } from './demo-pictures.ts';
import { revealSteps } from './demo-reveals.ts';
import { findPurchase } from './demo-sale.queries.ts';
import { type DemoStep, stepsOf } from './demo-sale-steps.ts';
import { type DemoSale, demoSales } from './demo-sale-table.ts';
import { daysBefore, demoDays, hoursBefore } from './demo-time.ts';
import { withdrawalSteps } from './demo-withdrawals.ts';
import { openDemoGateway } from './open-demo-gateway.ts';
import { beginAll } from './some-at-a-time.ts';

const openingKobo = 200_000_000;
/** Its pictures are unlike those of the listings. */
const firstSeed = 200;

/**
 * Sales in every status, made through the use cases of real ones: open and decided disputes, and reviews of every
 * seller. Everything happens in the order of its time, so that wallets and histories read like real ones. The last
 * sale of the table is made last of all; once it stands, nothing is touched again, whatever people have done since. A
 * start that was cut short leaves out the steps that were taken.
 */
export async function loadDemoPurchases(deps: Deps): Promise<void> {
  const last = demoSales.at(-1);
  if (last === undefined || (await findPurchase(deps, last))) return;
  const people = await readPeople(deps);
  for (const { email } of demoBuyers) await fund(deps, idOf(people, email));
  const offered = await findOffered(deps);
  const pictures = beginAll(demoSales, async (sale) => {
    if (sale.form === undefined || offered.has(sale.handle)) return [];
    const ownerId = idOf(people, sale.sellerEmail);
    return portray(deps, { ownerId, account: sale.form, seed: seedOf(sale), withFigures: false });
  });
  const steps = [
    ...demoSales.flatMap((sale, index) =>
      stepsOf(sale, { people, images: pictures[index], seed: seedOf(sale) }),
    ),
    ...revealSteps(people),
    renewal,
  ];
  await Promise.all([...pictures, takeAll(deps, people, steps)]);
  listingsChanged(deps);
  await calmDown(deps);
}

function seedOf(sale: DemoSale): number {
  return firstSeed + demoSales.indexOf(sale);
}

/** Withdrawals need somebody to send them through; where that is the real Paystack, the demo has none. */
async function takeAll(deps: Deps, people: People, steps: readonly DemoStep[]): Promise<void> {
  const gateway = await openDemoGateway(deps);
  if (gateway === undefined) return takeInOrder(deps, steps);
  try {
    await takeInOrder({ ...deps, paystack: gateway.paystack }, [...steps, ...withdrawalSteps(people)]);
  } finally {
    await gateway.close();
  }
}

async function takeInOrder(deps: Deps, steps: readonly DemoStep[]): Promise<void> {
  for (const step of steps.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    await step.run(hoursBefore(deps, step.hoursAgo));
  }
}

/** The plans of the sellers renew themselves, as they do every hour of a real day. */
const renewal: DemoStep = {
  hoursAgo: demoDays.renewals * 24,
  run: async (then) => settlePeriods.run(then, {}, { number: 1, last: true }),
};

/** The money comes through the ledger like any other, and only once. */
async function fund(deps: Deps, userId: string): Promise<void> {
  const { now } = daysBefore(deps, demoDays.opened);
  await inTransaction(deps.db, async (tx) => {
    await tx.updateTable('users').set({ createdAt: now() }).where('id', '=', userId).execute();
    await postTransfer(tx, postings.openingBalance({ userId, amountKobo: openingKobo }), now());
  });
}

async function findOffered(deps: Deps): Promise<Set<DemoSale['handle']>> {
  const rows = await deps.db.selectFrom('listings').select('handle').execute();
  return new Set(rows.map(({ handle }) => handle));
}
