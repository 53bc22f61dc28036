import { randomUUID } from 'node:crypto';
import type { SealedColumn } from '../../db/reseal-column.ts';
import type { Deps } from '../../deps.ts';
import { makePushKeys, type PushKeys } from '../../gateways/push/index.ts';
import { readSecret } from '../settings/index.ts';

const contextOf = (id: string) => `push_keys:${id}:private_key`;

/** For the rotation of keys. */
export const sealedPushColumns: readonly SealedColumn[] = [
  { table: 'push_keys', id: 'id', column: 'private_key', contextOf },
];

type Sources = Pick<Deps, 'db' | 'sealer' | 'now' | 'settings'>;

/** The pair that push services know this installation by: what administrators entered, or the one it made for itself. */
export async function readPushKeys(deps: Sources): Promise<PushKeys> {
  const { vapidPublicKey: publicKey } = await deps.settings.read('notifications');
  const entered = publicKey === '' ? undefined : await readSecret(deps, 'notifications', 'vapidPrivateKey');
  return entered ? { publicKey, privateKey: entered.value } : readOwnKeys(deps);
}

/**
 * Made up on first use, and never changed by itself: every browser that subscribed is bound to the public half.
 * Of several processes that start at once one wins.
 */
async function readOwnKeys(deps: Sources): Promise<PushKeys> {
  const { db, sealer, now } = deps;
  const stored = await db.selectFrom('pushKeys').selectAll().executeTakeFirst();
  if (stored !== undefined) {
    const privateKey = sealer.open(stored.privateKey, contextOf(stored.id)).toString('utf8');
    return { publicKey: stored.publicKey, privateKey };
  }
  const { publicKey, privateKey } = makePushKeys();
  const id = randomUUID();
  await db
    .insertInto('pushKeys')
    .values({ id, publicKey, privateKey: sealer.seal(privateKey, contextOf(id)), createdAt: now() })
    .onConflict((conflict) => conflict.column('onlyOne').doNothing())
    .execute();
  return readOwnKeys(deps);
}
