import { randomUUID } from 'node:crypto';
import { traderRoles } from '@oja/contract/access';
import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { BodyOf } from '@oja/contract/endpoint';
import { platformLabels } from '@oja/contract/listing-labels';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { BalanceTooLow, readBalance } from '../../money/ledger/index.ts';
import { type ApprovalHandler, needsSecond, proposeToSecond } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { readSections } from '../../platform/settings/index.ts';
import { lockPeople, purchaseSettings, startPurchase } from '../../trade/purchases/index.ts';

export type NewTransaction = BodyOf<typeof adminTransactionEndpoints.addTransaction>;
const { body } = adminTransactionEndpoints.addTransaction;

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
): Promise<{ purchaseId: string | null; approval: WaitingApproval }> {
  const { actor, sale, idempotencyKey: key, provenBy } = input;
  if (sale.buyer_id === sale.seller_id) throw new Refusal('same_trader_twice');
  if (actor.id === sale.buyer_id || actor.id === sale.seller_id) throw new Refusal('party_cannot_decide');
  const keyedCall = { key, userId: actor.id, endpoint: 'addTransaction', input: sale, at: deps.now() };
  try {
    return await runOnce(deps.db, keyedCall, async (tx) => {
      await lockActingStaff(tx, actor.id, 'admin');
      const now = deps.now();
      await requireProof(tx, provenBy, now);
      const traders = await lockTraders(tx, sale);
      const [subjectId, amountKobo] = [sale.buyer_id, koboFromNaira(sale.amount)];
      if (await needsSecond(tx, amountKobo)) {
        const proposal = {
          kind: 'staff_sale',
          subjectId,
          payload: sale,
          amountKobo,
          reason: sale.reason,
        } as const;
        const approval = await proposeToSecond(tx, { ...proposal, actor, provenBy }, now);
        if (approval) return { purchaseId: null, approval };
      }
      return { purchaseId: await add(tx, deps, { actor, sale, traders }), approval: null };
    });
  } catch (error) {
    throw error instanceof BalanceTooLow
      ? balanceTooLow(await readBalance(deps.db, account.wallet(sale.buyer_id)))
      : error;
  }
}

type Traders = Awaited<ReturnType<typeof lockTraders>>;

async function lockTraders(tx: Tx, sale: NewTransaction) {
  const people = await lockPeople(tx, [sale.buyer_id, sale.seller_id]);
  const buyer = people.find(({ id }) => id === sale.buyer_id);
  const seller = people.find(({ id }) => id === sale.seller_id);
  if (!buyer || !seller || !people.every(trades)) throw new Refusal('trader_unknown');
  return { buyer, seller };
}

async function add(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  { actor, sale, traders }: { actor: Actor & { id: string }; sale: NewTransaction; traders: Traders },
): Promise<string> {
  const id = randomUUID();
  const { buyer, seller } = traders;
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
  return person.status === 'active' && traderRoles.some((role) => role === person.role);
}

/** Inside a transaction that failed the balance cannot be read any more. */
function balanceTooLow(availableKobo?: number): Refusal {
  const held = availableKobo === undefined ? '' : ` ${nairaText(availableKobo)}, which is`;
  return new Refusal('wallet_balance_too_low', {
    message: `The buyer's wallet holds${held} less than the amount.`,
  });
}

/** A sale that staff make over a large amount. */
export const saleApproval: ApprovalHandler = {
  kind: 'staff_sale',
  async describe(db, row) {
    const sale = body.parse(row.payload);
    const people = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', [sale.buyer_id, sale.seller_id])
      .execute();
    const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'A person who is gone';
    return {
      subject: sale.account,
      page: '/admin/transactions',
      facts: [
        { name: 'Buyer', value: nameOf(sale.buyer_id), person_id: sale.buyer_id },
        { name: 'Seller', value: nameOf(sale.seller_id), person_id: sale.seller_id },
        { name: 'Platform', value: platformLabels[sale.platform] },
      ],
    };
  },
  lockSubject(tx, { payload }) {
    const sale = body.parse(payload);
    return lockPeople(tx, [sale.buyer_id, sale.seller_id]);
  },
  async execute(tx, deps, { row, proposer, approver }) {
    const sale = body.parse(row.payload);
    if (approver.id === sale.buyer_id || approver.id === sale.seller_id)
      throw new Refusal('party_cannot_decide');
    const traders = await lockTraders(tx, sale);
    try {
      await add(tx, deps, { actor: proposer, sale, traders });
    } catch (error) {
      throw error instanceof BalanceTooLow ? balanceTooLow() : error;
    }
  },
};
