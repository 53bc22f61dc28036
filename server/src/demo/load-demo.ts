import { isStaff } from '@oja/contract/access';
import { sql } from 'kysely';
import { hashPassword } from '../crypto/passwords.ts';
import { connect } from '../db/client.ts';
import type { DatabaseUrls } from '../db/open-database.ts';
import { startupTimeoutMs } from '../db/startup-retry.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../domain/refusal.ts';
import { openAccount } from '../modules/people/accounts/index.ts';
import { notify } from '../modules/platform/notifications/index.ts';
import { recountMarketWords } from '../modules/trade/listings/index.ts';
import { runBounded } from './bounded-concurrency.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
import { loadDemoApplications } from './demo-applications.ts';
import { demoBuyers } from './demo-buyers.ts';
import { loadDemoDesk } from './demo-desk.ts';
import { demoDeskSellers } from './demo-desk-table.ts';
import { loadDemoListings } from './demo-listings.ts';
import { loadDemoMessages } from './demo-messages.ts';
import { loadDemoMoney } from './demo-money.ts';
import { loadDemoPlans } from './demo-plans.ts';
import { loadDemoPurchases } from './demo-purchases.ts';
import { loadDemoReports } from './demo-reports.ts';
import { loadDemoSavedSearches } from './demo-saved-searches.ts';
import { demoSellers } from './demo-sellers.ts';
import { loadDemoSettings } from './demo-settings.ts';
import { loadDemoTickets } from './demo-tickets.ts';

/** One process at a time checks whether the database is empty. */
const demoLock = 4_071_984;
const cast: readonly DemoAccount[] = [...demoAccounts, ...demoSellers, ...demoBuyers, ...demoDeskSellers];
const demoClient = { address: '127.0.0.1', userAgent: 'Demo' };

/**
 * Uses its own connections, whose commits do not wait for the disk: the demo makes a thousand, and can be loaded again.
 */
export async function loadDemoOver(
  database: Pick<DatabaseUrls, 'appUrl' | 'assumeAppRole'>,
  deps: Deps,
): Promise<void> {
  const { appUrl, assumeAppRole } = database;
  const client = connect(appUrl, {
    assumeAppRole,
    maxConnections: 8,
    lazyCommits: true,
    startupTimeoutMs,
  });
  try {
    await loadDemo({ ...deps, db: client.db });
  } finally {
    await client.close();
  }
}

/**
 * Fills an empty database through the use cases. An interrupted start is continued; a database with any other account
 * is left unchanged.
 */
export async function loadDemo(deps: Deps): Promise<void> {
  await deps.db.connection().execute(async (connection) => {
    // A second process waits until the first is done, which takes longer than any request may.
    await sql`set lock_timeout = 0; set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${demoLock})`.execute(connection);
    try {
      const people = await connection
        .selectFrom('users')
        .select(['email', 'emailConfirmedAt'])
        .limit(100)
        .execute();
      const isOurs = people.every(({ email }) => cast.some((account) => account.email === email));
      if (!isOurs) return;
      const ready = new Set(people.filter((person) => person.emailConfirmedAt).map((person) => person.email));
      const missing = cast.filter(({ email }) => !ready.has(email));
      await makeAccounts(deps, missing);
      await loadDemoSettings(deps);
      await loadDemoMoney(deps);
      await loadDemoPlans(deps);
      await loadDemoApplications(deps);
      await loadDemoListings(deps);
      await loadDemoSavedSearches(deps);
      await loadDemoPurchases(deps);
      await loadDemoMessages(deps);
      await loadDemoTickets(deps);
      await loadDemoReports(deps);
      await loadDemoDesk(deps);
      await recountMarketWords(deps);
    } finally {
      await sql`select pg_advisory_unlock(${demoLock})`.execute(connection);
      await sql`reset lock_timeout; reset statement_timeout`.execute(connection);
    }
  });
}

/** All have the same password, so it is hashed once. */
async function makeAccounts(deps: Pick<Deps, 'db' | 'now'>, accounts: readonly DemoAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  await runBounded(accounts, (account) => makeAccount(deps, account, passwordHash));
  // The demo users get no notifications about each other's registration.
  await deps.db.deleteFrom('notifications').where('event', '=', 'account_registered').execute();
}

async function makeAccount(
  deps: Pick<Deps, 'db' | 'now'>,
  account: DemoAccount,
  passwordHash: string,
): Promise<void> {
  const { name, nickname, email } = account;
  const registration = { name, nickname, email, passwordHash, marketingConsent: false, termsAccepted: true };
  await openAccount(deps, registration, { client: demoClient, deviceTokens: [] }).catch(ignoreEmailTaken);
  // Roles come from plans and from staff; the demo sets those of its users directly.
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable('users')
      .set({
        role: account.role,
        bio: account.bio,
        phone: account.phone ?? '',
        emailConfirmedAt: deps.now(),
      })
      .where('email', '=', account.email)
      .execute();
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom('notifications')
      .where('userId', '=', id)
      .where('event', '=', 'confirm_your_email')
      .execute();
    await notify(tx, 'email_confirmed', id, {}, deps.now());
    // The help pages belong to the user portal, which staff do not enter.
    if (isStaff(account.role)) {
      await tx
        .updateTable('notifications')
        .set({ link: '/dashboard/settings' })
        .where('userId', '=', id)
        .execute();
    }
    await tx.deleteFrom('sessions').where('userId', '=', id).execute();
    await tx.deleteFrom('deviceTokens').where('userId', '=', id).execute();
    await tx.deleteFrom('knownDevices').where('userId', '=', id).execute();
  });
}

/** The account exists, but an earlier start was interrupted before it got its role. */
function ignoreEmailTaken(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'email_taken')) throw error;
}
