import type { Cover, CoverClaim } from '@oja/contract/cover';
import { claimCases, claimKindsFor } from '@oja/contract/cover-labels';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { coverBankSentence } from '@/shared/purchases/bank-sentence';
import { AddDetailsForm } from './add-details-form';
import { AnswerForm } from './answer-form';
import { CheckInCard } from './check-in-card';
import { ClaimDialog } from './claim-dialog';
import { ClaimText } from './claim-text';
import { CoverSums } from './cover-sums';
import { WithdrawClaim } from './withdraw-claim';

export function CoverView({ cover }: { cover: Cover }) {
  const { viewer, actions, claims } = cover;
  const open = claims.find(({ status }) => status === 'open');
  // A claim that is opened or taken back and an answered question remove the button that was pressed.
  const state = `${claims.map(({ status }) => status)} ${actions.includes('check_in')}`;
  useFocusFallback(state, () => document.getElementById(claims.length > 0 ? 'latest-claim' : 'held-part'));
  return (
    <div className="grid gap-6">
      <title>{`Cover ${cover.reference} · Oja`}</title>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={[listOf[viewer], { label: cover.reference }]} />}
        title={
          <span className="flex flex-wrap items-center gap-3">
            Cover for {cover.handle}
            <Badge variant={cover.ended_at === null ? 'default' : 'secondary'}>
              {cover.ended_at === null ? 'Running' : 'Ended'}
            </Badge>
          </span>
        }
        actions={
          <>
            {actions.includes('claim') ? <ClaimDialog cover={cover} /> : null}
            {actions.includes('withdraw_claim') && open ? <WithdrawClaim cover={cover} claim={open} /> : null}
          </>
        }
      />
      <Notice variant={open ? 'warning' : 'info'}>{situationOf(cover, open)}</Notice>
      {actions.includes('check_in') ? <CheckInCard cover={cover} /> : null}
      {claims.length === 0 ? (
        <SectionCard id="held-part" title="What is held" className="max-w-xl">
          <CoverSums cover={cover} isBuyer={viewer === 'buyer'} />
        </SectionCard>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-6">
            {claims.map((claim, index) => (
              <SectionCard
                key={claim.id}
                {...(index === 0 ? { id: 'latest-claim' } : {})}
                title={`Claim of ${formatDateTime(claim.opened_at)}`}
              >
                <ClaimText claim={claim} viewer={viewer} />
                {actions.includes('answer_claim') && claim === open ? <AnswerForm claim={claim} /> : null}
                {actions.includes('add_details') && claim === open ? <AddDetailsForm claim={claim} /> : null}
              </SectionCard>
            ))}
          </div>
          <SectionCard title="What is held">
            <CoverSums cover={cover} isBuyer={viewer === 'buyer'} />
          </SectionCard>
        </div>
      )}
    </div>
  );
}

/** Where each side came from. */
const listOf: Record<Cover['viewer'], { label: string; to: string }> = {
  buyer: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  seller: { label: 'My Sales', to: paths.dashboard.mySales },
};

function situationOf(cover: Cover, open: CoverClaim | undefined): string {
  const { viewer, held, claimable, ends_at, ended_at } = cover;
  const amount = formatNaira(held);
  if (ended_at !== null) return 'Cover is over. No claim can be made any more.';
  if (open) {
    const { holds_payouts: holdsPayouts } = open;
    if (viewer === 'buyer')
      return `${amount}${holdsPayouts ? ' and the seller’s payouts wait' : ' waits'} until our team has decided your claim.`;
    const waits = `${amount}${holdsPayouts ? ' and all your payouts wait, and you cannot buy,' : ' waits'} until our team has decided the claim.`;
    return open.seller_answer === null ? `${waits} Please answer it.` : waits;
  }
  if (cover.sold_on)
    return 'You sold this account on, so you cannot claim for it. The cover of the new buyer counts.';
  const running =
    viewer === 'buyer'
      ? `Until ${formatDateTime(ends_at)} you can claim if ${claimCases(claimKindsFor({ handoverKind: cover.handover_kind, mailbox: cover.mailbox }))}. ${amount} of the seller’s money is held for that, and you can get back up to ${formatNaira(claimable)}.`
      : `${amount} of your payout is held until ${formatDateTime(ends_at)}. It comes to your wallet then, unless a claim is upheld.`;
  return cover.release_waits ? `${running} ${coverBankSentence}` : running;
}
