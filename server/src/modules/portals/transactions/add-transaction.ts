import { randomUUID } from 'node:crypto';
import type { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import type { BodyOf } from '@oja/contract/endpoint';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { BalanceTooLow, readBalance } from '../../money/ledger/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { readSections } from '../../platform/settings/index.ts';
import { lockPeople, purchaseSettings, startPurchase } from '../../trade/purchases/index.ts';

export type NewTransaction = BodyOf<typeof adminTransactionEndpoints.addTransaction>;

/**
 * A purchase that staff add between two users. It has no listing and no credentials, but is a purchase like any other:
 * the buyer's wallet pays into escrow, and the buyer can dispute it.
 */
export async function addTransaction(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: {
    actor: Actor & { id: string };
    sale: NewTransaction;
    idempotencyKey: string | undefined;
    provenBy: ProofSubject;
  },
): Promise<string> {
  const { actor, sale, idempotencyKey: key, provenBy } = input;
  if (sale.buyer_id === sale.seller_id) throw new Refusal('same_trader_twice');
  if (actor.id === sale.buyer_id || actor.id === sale.seller_id) throw new Refusal('party_cannot_decide');
  const claim = { key, userId: actor.id, endpoint: 'addTransaction', input: sale, at: deps.now() };
  try {
    const { purchaseId } = await runOnce(deps.db, claim, async (tx) => {
      await requireProof(tx, provenBy, deps.now());
      return { purchaseId: await add(tx, deps, { actor, sale }) };
    });
    return purchaseId;
  } catch (error) {
    throw error instanceof BalanceTooLow ? await balanceRefusal(deps, sale.buyer_id) : error;
  }
}

async function add(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  { actor, sale }: { actor: Actor & { id: string }; sale: NewTransaction },
): Promise<string> {
  const id = randomUUID();
  const people = await lockPeople(tx, [sale.buyer_id, sale.seller_id]);
  const buyer = people.find(({ id }) => id === sale.buyer_id);
  const seller = people.find(({ id }) => id === sale.seller_id);
  if (!buyer || !seller || !people.every(trades)) throw new Refusal('trader_unknown');
  const now = deps.now();
  const handle = sale.account.startsWith('@') ? sale.account : `@${sale.account}`;
  const priceKobo = koboFromNaira(sale.amount);
  await audit(tx, {
    actor,
    action: 'transaction.added',
    subject: { kind: 'purchase', id },
    after: { buyerId: buyer.id, sellerId: seller.id, handle, platform: sale.platform, priceKobo },
    reason: sale.reason,
  });
  await startPurchase(tx, deps, {
    id,
    buyer,
    seller,
    priceKobo,
    account: {
      listingId: null,
      platform: sale.platform,
      handle,
      category: null,
      url: null,
      description: sale.reason,
      followers: null,
      engagementTenths: null,
      claims: {},
      images: [],
    },
    handover: { handoverKind: 'credentials', mailbox: null, coverDays: 0 },
    plan: undefined,
    credentials: undefined,
    by: { actor: 'admin', id: actor.id },
    settings: await readSections(tx, purchaseSettings),
    added: { method: sale.payment_method ?? 'Wallet', reason: sale.reason },
    now,
  });
  return id;
}

/** Suspended users and staff cannot trade. */
function trades(person: { role: string; status: string }): boolean {
  return person.status === 'active' && ['user', 'seller', 'verified_seller'].includes(person.role);
}

async function balanceRefusal(deps: Pick<Deps, 'db'>, buyerId: string): Promise<Refusal> {
  const available = await readBalance(deps.db, account.wallet(buyerId));
  return new Refusal('wallet_balance_too_low', {
    message: `The buyer's wallet holds ${nairaText(available)}, which is less than the amount.`,
  });
}
