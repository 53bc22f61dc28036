import { randomUUID } from 'node:crypto';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { securityWaitMs } from '../../../domain/payout-destination/decide-destination.ts';
import type { Charge } from '../../../gateways/paystack/index.ts';

const contextOf = (cardId: string) => `payment-card:${cardId}`;

export const sealedCardColumns: readonly SealedColumn[] = [
  { table: 'payment_cards', id: 'id', column: 'authorization_code', contextOf },
];

export function openCardCode(
  { sealer }: Pick<Deps, 'sealer'>,
  card: { id: string; authorizationCode: Buffer },
): string {
  return sealer.open(card.authorizationCode, contextOf(card.id)).toString();
}

/**
 * Withdrawals can go to a card that paid before; Paystack identifies it by a code that grants nothing else. A new
 * card can be used a day after its first payment. Returns when, for a card that had not paid before.
 */
export async function upsertCard(
  tx: Tx,
  deps: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
  card: NonNullable<Charge['card']>,
): Promise<{ usableFrom: Date } | undefined> {
  const { last4, brand, bank } = card;
  if (!/^[0-9]{4}$/.test(last4)) return undefined;
  const known = await findCard(tx, deps, { userId, card });
  const id = known?.id ?? randomUUID();
  const signature = card.signature ?? known?.signature ?? null;
  const authorizationCode = deps.sealer.seal(card.authorizationCode, contextOf(id));
  const lastUsedAt = deps.now();
  const usableFrom = new Date(lastUsedAt.getTime() + securityWaitMs);
  await tx
    .insertInto('paymentCards')
    .values({ id, userId, authorizationCode, signature, last4, brand, bank, lastUsedAt, usableFrom })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ authorizationCode, signature, lastUsedAt }))
    .execute();
  return known ? undefined : { usableFrom };
}

/** A card as named in messages. */
export function cardLabel({ brand, last4 }: { brand: string | null; last4: string }): string {
  return `${brand || 'Card'} ending in ${last4}`;
}

/** Cards are equal by signature; without one, only by authorisation. */
async function findCard(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  { userId, card }: { userId: string; card: NonNullable<Charge['card']> },
) {
  const alike = await tx
    .selectFrom('paymentCards')
    .select(['id', 'signature', 'authorizationCode'])
    .where('userId', '=', userId)
    .where('last4', '=', card.last4)
    .execute();
  const sameSignature = alike.find(({ signature }) => signature !== null && signature === card.signature);
  if (sameSignature) return sameSignature;
  return alike.find(
    (row) =>
      (row.signature === null || card.signature === null) &&
      openCardCode(deps, row) === card.authorizationCode,
  );
}

export async function removeCards(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('paymentCards').where('userId', '=', userId).execute();
}
