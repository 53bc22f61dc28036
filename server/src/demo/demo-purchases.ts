import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { postTransfer } from '../modules/money/ledger/index.ts';
import { settlePeriods } from '../modules/trade/plans/index.ts';
import { startAll } from './bounded-concurrency.ts';
import { demoBuyers } from './demo-buyers.ts';
import { moneyWorkSteps } from './demo-money-work.ts';
import { idOf, type People, readPeople } from './demo-people.ts';
import { drawListingPictures } from './demo-pictures.ts';
import { findPurchase } from './demo-purchase.queries.ts';
import { type DemoStep, stepsOf } from './demo-purchase-steps.ts';
import { type DemoPurchase, demoPurchases } from './demo-purchase-table.ts';
import { revealSteps } from './demo-reveals.ts';
import { daysBefore, demoDays, hoursBefore } from './demo-time.ts';
import { withdrawalSteps } from './demo-withdrawals.ts';
import { markOldNotificationsRead } from './mark-old-notifications-read.ts';
import { openDemoGateway } from './open-demo-gateway.ts';

const openingKobo = 200_000_000;
/** Their pictures differ from those of the listings. */
const firstSeed = 200;

/**
 * Purchases in every status, made through the use cases: open and decided disputes, and reviews of every seller. The
 * steps run in the order of their time, so that wallets and histories are realistic. The last purchase of the table is
 * made last; once it exists, later starts change nothing. An interrupted start skips the steps that were taken.
 */
export async function loadDemoPurchases(deps: Deps): Promise<void> {
  const last = demoPurchases.at(-1);
  if (last === undefined || (await findPurchase(deps, last))) return;
  const people = await readPeople(deps);
  for (const { email } of demoBuyers) await fund(deps, idOf(people, email));
  const offered = await findOffered(deps);
  const pictures = startAll(demoPurchases, async (entry) => {
    if (entry.form === undefined || offered.has(entry.handle)) return [];
    const ownerId = idOf(people, entry.sellerEmail);
    return drawListingPictures(deps, {
      ownerId,
      account: entry.form,
      seed: seedOf(entry),
      withFigures: false,
    });
  });
  const steps = [
    ...demoPurchases.flatMap((entry, index) =>
      stepsOf(entry, { people, images: pictures[index], seed: seedOf(entry) }),
    ),
    ...revealSteps(people),
    renewal,
  ];
  await Promise.all([...pictures, takeAll(deps, people, steps)]);
  deps.market.changed();
  await markOldNotificationsRead(deps);
}

function seedOf(entry: DemoPurchase): number {
  return firstSeed + demoPurchases.indexOf(entry);
}

/** Withdrawals and payments need a gateway; with real Paystack keys the demo makes none. */
async function takeAll(deps: Deps, people: People, steps: readonly DemoStep[]): Promise<void> {
  const gateway = await openDemoGateway(deps);
  if (gateway === undefined) return takeInOrder(deps, steps);
  try {
    await takeInOrder({ ...deps, paystack: gateway.paystack }, [
      ...steps,
      ...withdrawalSteps(people),
      ...moneyWorkSteps(people),
    ]);
  } finally {
    await gateway.close();
  }
}

async function takeInOrder(deps: Deps, steps: readonly DemoStep[]): Promise<void> {
  for (const step of steps.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    await step.run(hoursBefore(deps, step.hoursAgo));
  }
}

/** Renews the plans of the sellers, as the hourly job does. */
const renewal: DemoStep = {
  hoursAgo: demoDays.renewals * 24,
  run: async (then) => settlePeriods.run(then, {}, { number: 1, last: true }),
};

/** The money is posted through the ledger, once. */
async function fund(deps: Deps, userId: string): Promise<void> {
  const { now } = daysBefore(deps, demoDays.opened);
  await inTransaction(deps.db, async (tx) => {
    await tx.updateTable('users').set({ createdAt: now() }).where('id', '=', userId).execute();
    await postTransfer(tx, postings.openingBalance({ userId, amountKobo: openingKobo }), now());
  });
}

async function findOffered(deps: Pick<Deps, 'db'>): Promise<Set<DemoPurchase['handle']>> {
  const rows = await deps.db.selectFrom('listings').select('handle').execute();
  return new Set(rows.map(({ handle }) => handle));
}
