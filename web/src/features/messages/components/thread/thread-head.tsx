import type { Conversation } from '@oja/contract/messaging';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PlatformMark } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { priorityLabels } from '@/shared/messages/priority-labels';
import { PersonLink } from '@/shared/people/person-link';
import { StaffBadge } from '../staff-badge';
import { ThreadMenu } from './thread-menu';

type ThreadHeadProps = { conversation: Conversation; onBack: () => void };

export function ThreadHead({ conversation, onBack }: ThreadHeadProps) {
  const { with: other, subject, priority } = conversation;
  return (
    <header className="grid grid-cols-1 gap-3 border-b p-3">
      <div className="flex items-center gap-3">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Back to all conversations"
          className="md:hidden"
          onClick={onBack}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
        <Avatar name={other.name} src={other.avatar} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold text-base">
            <PersonLink id={other.id} name={other.name} className="truncate" />
            {other.staff ? <StaffBadge /> : null}
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
            <span className="min-w-0 wrap-anywhere">{subject}</span>
            <Badge variant={priorityLabels[priority].variant}>
              {priorityLabels[priority].label} priority
            </Badge>
          </p>
        </div>
        <ThreadMenu conversation={conversation} />
      </div>
      <AboutCard conversation={conversation} />
    </header>
  );
}

/** What the two talk about, and the next step about it. */
function AboutCard({ conversation }: { conversation: Conversation }) {
  const { about, actions, side } = conversation;
  const { pathname, search } = useLocation();
  return (
    <div className="flex items-center gap-3 rounded-lg border p-2">
      <div className="w-16 shrink-0 overflow-hidden rounded-md">
        <ListingPicture src={about.thumbnail} platform={about.platform} />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 font-medium text-sm">
          <PlatformMark platform={about.platform} size="sm" labelled />
          {about.listing_id && about.on_market ? (
            <Link to={paths.listing.to(about.listing_id)} className="truncate rounded-sm hover:underline">
              {about.handle}
            </Link>
          ) : (
            <span className="truncate">{about.handle}</span>
          )}
        </p>
        <p className="tabular text-muted-foreground text-sm">{formatNaira(about.price)}</p>
      </div>
      {about.purchase_id ? (
        <Button asChild variant="outline" size="sm">
          <Link to={side === 'asker' ? paths.dashboard.myPurchases : paths.dashboard.mySales}>
            {side === 'asker' ? 'See purchase' : 'See sale'}
          </Link>
        </Button>
      ) : null}
      {actions.includes('buy') && about.listing_id && !about.purchase_id ? (
        <Button asChild size="sm">
          <Link to={paths.dashboard.buy(about.listing_id, `${pathname}${search}`)}>Buy Now</Link>
        </Button>
      ) : null}
    </div>
  );
}
