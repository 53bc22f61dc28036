import type { Sale } from '@oja/contract/purchases';
import { MessageSquareReply, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { useNow } from '@/lib/use-now';
import { ContactButton } from '@/shared/messages/contact-button';
import { payoutLabel } from '@/shared/purchases/payout-label';
import { ReportLink } from '@/shared/reports/report-link';
import { isHandingOver, releaseSentences, statusLooks } from '../../logic/purchase-status';
import { CoverLine } from '../cover-line';
import { HandoverPanel } from '../handover-panel';
import { PurchaseHead } from '../purchase-head';
import { PurchaseReviews } from '../reviews/purchase-reviews';

type SaleCardProps = { sale: Sale; onReview: (sale: Sale) => void };

export function SaleCard({ sale, onReview }: SaleCardProps) {
  const look = statusLooks[sale.status];
  const [title, ...rest] = releaseSentences(sale, useNow(sale.status === 'disputed'));
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <PurchaseHead
        account={sale.listing}
        price={sale.price}
        badge={<Badge variant={look.variant}>{look.badge}</Badge>}
        facts={
          <>
            <span>Sold {formatDate(sale.created_at)}</span>
            <span>{sale.reference}</span>
            <span>Bought by {sale.buyer.name}</span>
          </>
        }
      />
      <div className="grid items-center gap-4 rounded-lg bg-muted p-4 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-0.5">
          <p className="font-medium">{title}</p>
          {rest.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
        </div>
        <dl className="tabular flex flex-wrap gap-x-6 gap-y-1">
          <Figure label="Oja's fee">{formatNaira(sale.fee)}</Figure>
          <Figure label={payoutLabel(sale)} isStrong>
            {formatNaira(sale.payout)}
          </Figure>
          {sale.refunded_amount > 0 ? (
            <Figure label="Refunded">{formatNaira(sale.refunded_amount)}</Figure>
          ) : null}
        </dl>
      </div>
      {isHandingOver(sale) ? <HandoverPanel purchase={sale} /> : null}
      <CoverLine purchase={sale} side="seller" />
      <SaleButtons sale={sale} onReview={onReview} />
      <PurchaseReviews purchaseId={sale.id} />
    </Card>
  );
}

function SaleButtons({ sale, onReview }: SaleCardProps) {
  const mustAnswer = sale.actions.includes('answer_dispute') && sale.dispute?.seller_answered === false;
  const mayReview = sale.actions.includes('review');
  return (
    <div className="flex flex-wrap gap-2">
      {sale.dispute ? (
        <Button asChild size="sm" variant={mustAnswer ? 'default' : 'outline'}>
          <Link to={paths.dashboard.dispute.to(sale.id)}>
            {mustAnswer ? <MessageSquareReply aria-hidden="true" /> : null}
            {mustAnswer ? 'Answer dispute' : 'View dispute'}
          </Link>
        </Button>
      ) : null}
      {mayReview ? (
        <Button size="sm" variant="outline" onClick={() => onReview(sale)}>
          <Star aria-hidden="true" />
          Review the buyer
        </Button>
      ) : null}
      {/* On one line: the flag alone on a line of its own would belong to nothing. */}
      <div className="flex items-center gap-2">
        <ContactButton
          about={{ purchase_id: sale.id }}
          handle={sale.listing.handle}
          to="Buyer"
          variant="outline"
          size="sm"
        />
        <ReportLink
          type="user"
          targetId={sale.buyer.id}
          ownerId={sale.buyer.id}
          name={sale.buyer.name}
          compact
        />
      </div>
    </div>
  );
}

type FigureProps = { label: string; isStrong?: boolean; children: ReactNode };

function Figure({ label, isStrong = false, children }: FigureProps) {
  return (
    <div>
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className={cn('font-medium', isStrong && 'font-semibold')}>{children}</dd>
    </div>
  );
}
