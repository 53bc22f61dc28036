import { randomUUID } from 'node:crypto';
import type { SealedColumn } from '../../db/reseal-column.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Charge } from '../../gateways/paystack/index.ts';

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

/** Withdrawals to a card go back to one that paid before; Paystack knows it by a code that opens nothing else. */
export async function keepCard(
  tx: Tx,
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
  card: NonNullable<Charge['card']>,
): Promise<void> {
  const { last4, brand, bank } = card;
  if (!/^[0-9]{4}$/.test(last4)) return;
  const known = await tx
    .selectFrom('paymentCards')
    .select('id')
    .where('userId', '=', userId)
    .where('last4', '=', last4)
    .where('brand', '=', brand)
    .where('bank', '=', bank)
    .executeTakeFirst();
  const id = known?.id ?? randomUUID();
  const authorizationCode = sealer.seal(card.authorizationCode, contextOf(id));
  const lastUsedAt = now();
  await tx
    .insertInto('paymentCards')
    .values({ id, userId, authorizationCode, last4, brand, bank, lastUsedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ authorizationCode, lastUsedAt }))
    .execute();
}
