import type { StaffTransactionDetails } from '@oja/contract/admin-transactions';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { Gavel, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { type Fact, Facts } from '@/components/ui/facts';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { escrowFact, outcomeLabels } from '../../logic/transaction-labels';
import { DisputeBadge, TransactionStatusBadge } from '../badges';
import { Timeline } from '../timeline';
import { CancelPurchase } from './cancel-purchase';
import { CoverFacts } from './cover-facts';

type TransactionDetailsProps = { transaction: StaffTransactionDetails; onResolve: () => void };

export function TransactionDetails({ transaction, onResolve }: TransactionDetailsProps) {
  const { actions } = transaction;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{transaction.id}</DialogTitle>
        <DialogDescription>
          {transaction.buyer} bought {transaction.account} from {transaction.seller} on{' '}
          {formatDateTime(transaction.date)}.
        </DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-6 pb-6">
        <div className="flex flex-wrap items-center gap-2">
          <TransactionStatusBadge status={transaction.status} />
          {transaction.disputeStatus === 'none' ? null : (
            <span className="flex items-center gap-2 text-sm">
              Dispute <DisputeBadge status={transaction.disputeStatus} />
            </span>
          )}
        </div>
        <Part title="Money">
          <Facts facts={moneyFacts(transaction)} className="grid-cols-2 sm:grid-cols-3" />
        </Part>
        <Part title="People and account">
          <Facts facts={purchaseFacts(transaction)} />
        </Part>
        {transaction.dispute ? (
          <Part title="Dispute">
            <Facts facts={disputeFacts(transaction.dispute)} />
          </Part>
        ) : null}
        {transaction.cover ? (
          <Part title="Cover">
            <CoverFacts cover={transaction.cover} />
          </Part>
        ) : null}
        <Part title="Timeline">
          <Timeline events={transaction.timeline} />
        </Part>
      </DialogBody>
      <DialogFooter>
        {actions.includes('cancel') ? <CancelPurchase transaction={transaction} /> : null}
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
        {actions.includes('resolve_dispute') ? (
          <Button onClick={onResolve} {...keyTarget('d', 'Resolve the dispute')}>
            <Gavel aria-hidden="true" />
            Resolve Dispute
          </Button>
        ) : actions.includes('decide_appeal') ? (
          <Button onClick={onResolve} {...keyTarget('d', 'Decide the appeal')}>
            <Scale aria-hidden="true" />
            Decide Appeal
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="border-b pb-2 font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

function moneyFacts(transaction: StaffTransactionDetails): Fact[] {
  const { amount, fee, payout, refunded, fee_percent: percent } = transaction;
  return [
    { term: 'Amount', value: formatNaira(amount) },
    { term: `Fee (${percent}%)`, value: formatNaira(fee) },
    { term: 'Seller gets', value: formatNaira(payout) },
    { term: 'Refunded', value: formatNaira(refunded) },
    { term: 'Payment method', value: transaction.paymentMethod },
    escrowFact(transaction),
  ];
}

function purchaseFacts({
  buyer_person: buyer,
  seller_person: seller,
  ...purchase
}: StaffTransactionDetails): Fact[] {
  const facts: Fact[] = [
    { term: 'Buyer', value: <Person {...buyer} /> },
    { term: 'Seller', value: <Person {...seller} /> },
    {
      term: 'Account',
      value: (
        <span className="flex items-center gap-2">
          <PlatformMark platform={purchase.platform} size="sm" />
          {purchase.account}, {platformLabel(purchase.platform)}
        </span>
      ),
    },
    { term: 'Dispute window ends', value: formatDateTime(purchase.dispute_end) },
  ];
  if (purchase.added_by_staff) facts.push({ term: 'Origin', value: 'Added by staff' });
  if (purchase.note) facts.push({ term: 'Note', value: purchase.note });
  return facts;
}

function disputeFacts(dispute: NonNullable<StaffTransactionDetails['dispute']>): Fact[] {
  const facts: Fact[] = [
    { term: 'Reason', value: disputeReasonLabels[dispute.reason] },
    { term: 'Opened', value: formatDateTime(dispute.opened_at) },
    {
      term: dispute.opened_by === 'clock' ? 'Why Oja opened it' : 'What the buyer wrote',
      value: dispute.description,
    },
  ];
  if (dispute.outcome) facts.push({ term: 'Outcome', value: outcomeLabels[dispute.outcome] });
  if (dispute.details) facts.push({ term: 'What was decided', value: dispute.details });
  if (dispute.early_reason) {
    facts.push({ term: 'Why it did not wait for the seller', value: dispute.early_reason });
  }
  return facts;
}

function Person({ id, name, email }: { id: string; name: string; email: string }) {
  return (
    <>
      <PersonLink id={id} name={name} />
      <span className="block text-muted-foreground">{email}</span>
    </>
  );
}
