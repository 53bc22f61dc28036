import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import type { AttemptSource } from '../../domain/accounts/lock-out.ts';
import type { Client } from '../../http/call.ts';
import { networkOf } from '../../http/network-address.ts';

/**
 * Browsers that completed a sign-in hold a random token in a cookie. An attempt that brings one of the account has a
 * counter of its own; any other is measured by its network.
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

/** Makes the browser a known device of the account, or keeps it one. Answers the token that its cookie holds for it. */
export async function rememberDevice(
  tx: Tx,
  input: { userId: string; presented: readonly string[]; now: Date },
): Promise<string> {
  const { userId, presented, now } = input;
  for (const token of presented) {
    const kept = await tx
      .updateTable('deviceTokens')
      .set({ lastUsedAt: now })
      .where('tokenHash', '=', hashToken(token))
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) return token;
  }
  const { token, hash } = newToken();
  await tx
    .insertInto('deviceTokens')
    .values({ id: randomUUID(), userId, tokenHash: hash, createdAt: now, lastUsedAt: now })
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

export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('deviceTokens').where('userId', '=', userId).execute();
}
