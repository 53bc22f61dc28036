import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal, PaystackRefused } from '../../../gateways/paystack/index.ts';
import type { WalletOwner } from '../../../http/session.ts';
import { openCardCode } from '../funding/index.ts';

/** Of several cards with the same last digits, a usable one, then the one that paid last. */
export function findCardToPay(db: Db | Tx, wanted: { userId: string; last4: string; now: Date }) {
  return db
    .selectFrom('paymentCards')
    .selectAll()
    .where('userId', '=', wanted.userId)
    .where('last4', '=', wanted.last4)
    .orderBy(sql`usable_from <= ${wanted.now}`, 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Creates the gateway recipient of a card once, before the transaction of the first withdrawal to it. */
export async function prepareCardRecipient(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  user: WalletOwner,
  last4: string | undefined,
): Promise<void> {
  if (last4 === undefined) return;
  const now = deps.now();
  const card = await findCardToPay(deps.db, { userId: user.id, last4, now });
  if (card === undefined || card.recipientCode !== null || card.usableFrom > now) return;
  const recipientCode = await makeCardRecipient(deps, user, card).catch((error) => {
    if (error instanceof PaystackRefused) {
      throw new Refusal('account_unresolved', {
        message: 'The bank does not accept transfers to this card. Please withdraw another way.',
      });
    }
    throw orPaymentRefusal(error);
  });
  await inTransaction(deps.db, (tx) =>
    tx
      .updateTable('paymentCards')
      .set({ recipientCode })
      .where('id', '=', card.id)
      .where('recipientCode', 'is', null)
      .execute(),
  );
}

export async function makeCardRecipient(
  deps: Pick<Deps, 'sealer' | 'paystack'>,
  user: WalletOwner,
  card: { id: string; authorizationCode: Buffer },
): Promise<string> {
  const recipient = await deps.paystack.createRecipient({
    type: 'authorization',
    name: user.name,
    email: user.email,
    authorizationCode: openCardCode(deps, card),
  });
  return recipient.recipientCode;
}
