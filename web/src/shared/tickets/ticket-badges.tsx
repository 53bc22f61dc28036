import {
  type TicketPriority,
  type TicketRating,
  type TicketStatus,
  ticketPriorityLabels,
  ticketRatingLabels,
  ticketStatusLabels,
} from '@oja/contract/ticket-fields';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';

export const ticketStatusVariants: Readonly<Record<TicketStatus, BadgeVariant>> = {
  open: 'destructive',
  in_progress: 'secondary',
  resolved: 'default',
};

const priorityVariants: Readonly<Record<TicketPriority, BadgeVariant>> = {
  low: 'outline',
  medium: 'info',
  high: 'warning',
  urgent: 'destructive',
};

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <Badge variant={ticketStatusVariants[status]}>{ticketStatusLabels[status]}</Badge>;
}

/** Beside the status of a ticket that waits for its author. */
export function TicketWaitingBadge({ children }: { children: string }) {
  return <Badge variant="outline">{children}</Badge>;
}

export function TicketPriorityBadge({ priority }: { priority: TicketPriority }) {
  return <Badge variant={priorityVariants[priority]}>{ticketPriorityLabels[priority]}</Badge>;
}

/** What the author said about the help. */
export function TicketRatingBadge({ rating }: { rating: TicketRating }) {
  return (
    <Badge variant={rating === 'good' ? 'success' : 'destructive'}>
      {rating === 'good' ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
      {ticketRatingLabels[rating]}
      <span className="sr-only"> rating</span>
    </Badge>
  );
}
