import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { registerAccount } from '../modules/accounts/index.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';

/** One process at a time looks whether the database is empty, however many start. */
const demoLock = 4_071_984;
const demoClient = { address: '127.0.0.1', userAgent: 'Demo' };

/**
 * Fills an empty database through the same use cases that real people go through. A database that holds
 * any account already is left alone, so that the demo never mixes with anybody's data.
 */
export async function loadDemo(deps: Deps): Promise<void> {
  await deps.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${demoLock})`.execute(connection);
    try {
      const anybody = await connection.selectFrom('users').select('id').limit(1).executeTakeFirst();
      if (anybody === undefined) await fill(deps);
    } finally {
      await sql`select pg_advisory_unlock(${demoLock})`.execute(connection);
    }
  });
}

async function fill(deps: Deps): Promise<void> {
  for (const account of demoAccounts) await makeAccount(deps, account);
}

async function makeAccount(deps: Deps, account: DemoAccount): Promise<void> {
  const { user } = await registerAccount(
    deps,
    {
      name: account.name,
      nickname: account.nickname,
      email: account.email,
      password: demoPassword,
      confirmation: demoPassword,
      marketingConsent: false,
      termsAccepted: true,
    },
    demoClient,
  );
  // Roles come from plans and from staff, whose screens arrive later; the demo appoints its cast directly.
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable('users')
      .set({ role: account.role, bio: account.bio, emailConfirmedAt: deps.now() })
      .where('id', '=', user.id)
      .execute();
    await tx.deleteFrom('sessions').where('userId', '=', user.id).execute();
    await tx.deleteFrom('knownDevices').where('userId', '=', user.id).execute();
  });
}
