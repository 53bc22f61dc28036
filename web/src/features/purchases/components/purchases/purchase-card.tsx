import type { Purchase } from '@oja/contract/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, ListChecks, Star } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/dates';
import { useNow } from '@/lib/use-now';
import { ContactButton } from '@/shared/messages/contact-button';
import { Credentials } from '@/shared/purchases/credentials';
import { refreshPurchases } from '@/shared/purchases/refresh-purchases';
import { useOpenHandover } from '../../hooks/use-open-handover';
import type { OpenPurchaseDialog } from '../../hooks/use-purchase-dialogs';
import { isHandingOver, lookOf, type WindowState, windowStateOf } from '../../logic/purchase-status';
import { CoverLine } from '../cover-line';
import { HandoverPanel } from '../handover-panel';
import { PurchaseHead } from '../purchase-head';
import { PurchaseReviews } from '../reviews/purchase-reviews';
import { StatusPanel } from './status-panel';

type PurchaseCardProps = { purchase: Purchase; onOpen: OpenPurchaseDialog };

export function PurchaseCard({ purchase, onOpen }: PurchaseCardProps) {
  const client = useQueryClient();
  const stage = windowStateOf(purchase, useNow(purchase.status === 'pending'));
  const look = lookOf(purchase.status, stage);
  const { seller } = purchase;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <PurchaseHead
        account={purchase.listing}
        price={purchase.price}
        badge={<Badge variant={look.variant}>{look.badge}</Badge>}
        facts={
          <>
            <span>Bought {formatDate(purchase.created_at)}</span>
            <span>{purchase.reference}</span>
            <Link
              to={paths.seller.to(seller.id)}
              className="rounded-sm underline decoration-current/40 underline-offset-4 hover:text-foreground"
            >
              Sold by {seller.name}
            </Link>
          </>
        }
      />
      <Credentials purchase={purchase} />
      {isHandingOver(purchase) ? (
        <HandoverPanel purchase={purchase} showsRelease>
          <DisputeButton purchase={purchase} onOpen={onOpen} />
        </HandoverPanel>
      ) : (
        <StatusPanel purchase={purchase} stage={stage} onAutoComplete={() => void refreshPurchases(client)}>
          <PanelButtons purchase={purchase} stage={stage} onOpen={onOpen} />
        </StatusPanel>
      )}
      <CoverLine purchase={purchase} side="buyer" />
      <div className="border-t pt-3">
        <div className="-mx-3 flex flex-wrap gap-x-2 gap-y-1">
          <StepsButton purchase={purchase} onOpen={onOpen} />
          <Button variant="ghost" size="sm" onClick={() => onOpen('receipt', purchase)}>
            <FileText aria-hidden="true" />
            Receipt
          </Button>
          <ContactButton
            about={{ purchase_id: purchase.id }}
            handle={purchase.listing.handle}
            to="Seller"
            variant="ghost"
            size="sm"
          />
          {purchase.actions.includes('review') ? (
            <Button variant="ghost" size="sm" onClick={() => onOpen('review', purchase)}>
              <Star aria-hidden="true" />
              Review the seller
            </Button>
          ) : null}
        </div>
      </div>
      <PurchaseReviews purchaseId={purchase.id} />
    </Card>
  );
}

type PanelButtonsProps = PurchaseCardProps & { stage: WindowState };

/** What the server allows; filing a dispute also ends with the countdown on the screen. */
function PanelButtons({ purchase, stage, onOpen }: PanelButtonsProps) {
  const may = (action: Purchase['actions'][number]) => purchase.actions.includes(action);
  const isCounting = stage.kind === 'counting';
  const mayConfirm = may('confirm') && stage.kind !== 'auto-confirmed';
  return (
    <>
      {isCounting ? <DisputeButton purchase={purchase} onOpen={onOpen} /> : null}
      {mayConfirm ? (
        <Button size="sm" onClick={() => onOpen('confirm', purchase)}>
          Confirm
        </Button>
      ) : null}
      {purchase.dispute ? (
        <Button asChild variant="outline" size="sm">
          <Link to={paths.dashboard.dispute.to(purchase.id)}>View dispute</Link>
        </Button>
      ) : null}
    </>
  );
}

function DisputeButton({ purchase, onOpen }: PurchaseCardProps) {
  if (!purchase.actions.includes('dispute')) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => onOpen('dispute', purchase)}>
      File Dispute
    </Button>
  );
}

/** The buyer's list, or the way to the steps of both sides. While the account changes hands, its panel leads there. */
function StepsButton({ purchase, onOpen }: PurchaseCardProps) {
  const hasPlan = useOpenHandover(purchase) !== undefined;
  if (isHandingOver(purchase)) return null;
  if (hasPlan) {
    return (
      <Button asChild variant="ghost" size="sm">
        <Link to={paths.dashboard.handover.to(purchase.id)}>
          <ListChecks aria-hidden="true" />
          Open the hand-over
        </Link>
      </Button>
    );
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => onOpen('change-first', purchase)}>
      <ListChecks aria-hidden="true" />
      What to change first
    </Button>
  );
}
