import { randomUUID } from 'node:crypto';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import type { Deps } from '../../../deps/deps.ts';
import { makePushKeys, type PushKeys } from '../../../gateways/push/index.ts';
import { readSecret } from '../settings/index.ts';

const contextOf = (id: string) => `push_keys:${id}:private_key`;

/** Sealed columns, for key rotation. */
export const sealedPushColumns: readonly SealedColumn[] = [
  { table: 'push_keys', id: 'id', column: 'private_key', contextOf },
];

type Sources = Pick<Deps, 'db' | 'sealer' | 'now' | 'settings'>;

/** The VAPID key pair of this installation: entered by administrators, or generated. */
export async function readPushKeys(deps: Sources): Promise<PushKeys> {
  const { vapidPublicKey: publicKey } = await deps.settings.read('notifications');
  const entered = publicKey === '' ? undefined : await readSecret(deps, 'notifications', 'vapidPrivateKey');
  return entered ? { publicKey, privateKey: entered.value } : readOwnKeys(deps);
}

/**
 * Generated on first use and never replaced automatically: every subscription is bound to the public key. When
 * several processes start at once, one of them wins.
 */
async function readOwnKeys(deps: Pick<Deps, 'db' | 'sealer' | 'now'>): Promise<PushKeys> {
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
