import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { AttemptSource } from '../../../domain/accounts/lock-out.ts';
import type { Client } from '../../../http/call.ts';
import { networkOf } from '../../../http/network-address.ts';

/**
 * Browsers that completed a sign-in hold a random token in a cookie. An attempt with a token of the account has a
 * counter of its own; any other attempt counts for its network.
 */
const devicesPerUser = 10;

export async function findSource(
  db: Db | Tx,
  input: { email: string; client: Client; deviceTokens: readonly string[] },
): Promise<AttemptSource> {
  const unknown = { kind: 'network', network: networkOf(input.client.address) } as const;
  if (input.deviceTokens.length === 0) return unknown;
  const device = await db
    .selectFrom('deviceTokens')
    .innerJoin('users', 'users.id', 'deviceTokens.userId')
    .select('deviceTokens.id')
    .where('tokenHash', 'in', input.deviceTokens.map(hashToken))
    .where('users.email', '=', input.email)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  return device === undefined ? unknown : { kind: 'device', deviceId: device.id };
}

/** Registers the browser as a known device of the account, or renews it. Returns the token for its cookie. */
export async function registerDevice(
  tx: Tx,
  input: { userId: string; presented: readonly string[]; now: Date },
): Promise<string> {
  const { userId, presented, now } = input;
  for (const token of presented) {
    const known = await tx
      .updateTable('deviceTokens')
      .set({ lastUsedAt: now })
      .where('tokenHash', '=', hashToken(token))
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (known !== undefined) return token;
  }
  const { token, hash } = newToken();
  const browserId = (await findBrowser(tx, presented)) ?? randomUUID();
  await tx
    .insertInto('deviceTokens')
    .values({ id: randomUUID(), browserId, userId, tokenHash: hash, createdAt: now, lastUsedAt: now })
    .execute();
  await tx
    .deleteFrom('deviceTokens')
    .where('userId', '=', userId)
    .where('id', 'not in', (select) =>
      select
        .selectFrom('deviceTokens')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id')
        .limit(devicesPerUser),
    )
    .execute();
  return token;
}

/** The browser that holds one of these tokens, whichever account the token belongs to. */
async function findBrowser(tx: Tx, presented: readonly string[]): Promise<string | undefined> {
  if (presented.length === 0) return undefined;
  const device = await tx
    .selectFrom('deviceTokens')
    .select('browserId')
    .where('tokenHash', 'in', presented.map(hashToken))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return device?.browserId;
}

export async function removeDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('deviceTokens').where('userId', '=', userId).execute();
}
