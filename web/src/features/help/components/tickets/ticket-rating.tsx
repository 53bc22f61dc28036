import type { BodySent } from '@oja/contract/endpoint';
import { supportEndpoints, type TicketThread } from '@oja/contract/support';
import {
  type TicketRating as Rating,
  ticketLimits,
  ticketRatingLabels,
  ticketRatings,
} from '@oja/contract/ticket-fields';
import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SectionCard } from '@/components/ui/section-card';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate } from '@/lib/dates';
import { TicketRatingBadge } from '@/shared/tickets/ticket-badges';
import { rateTicketMutation } from '../../api';

/** The rating of a closed ticket: asked for while it can be given, shown once it is. */
export function TicketRating({ ticket }: { ticket: TicketThread }) {
  const [isChanging, setChanging] = useState(false);
  const { rating, rate_until: until } = ticket;
  if (until === null && rating === null) return null;
  const isAsking = until !== null && (rating === null || isChanging);
  return (
    <SectionCard title="How did we do?">
      <div className="grid gap-4 p-5">
        {isAsking ? (
          <RatingForm ticket={ticket} onDone={() => setChanging(false)} />
        ) : rating === null ? null : (
          <>
            <p className="flex flex-wrap items-center gap-2 text-sm">
              You rated our help: <TicketRatingBadge rating={rating.rating} />
            </p>
            {rating.comment === null ? null : (
              <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{rating.comment}</p>
            )}
          </>
        )}
        {!isAsking && until !== null ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
              Change Rating
            </Button>
            <span className="text-muted-foreground text-sm">Until {formatDate(until)}</span>
          </div>
        ) : null}
      </div>
    </SectionCard>
  );
}

const { rateTicket } = supportEndpoints;
const icons = { good: ThumbsUp, bad: ThumbsDown } as const;

function RatingForm({ ticket, onDone }: { ticket: TicketThread; onDone: () => void }) {
  const [chosen, setChosen] = useState<Rating | undefined>(ticket.rating?.rating);
  const [comment, setComment] = useState(ticket.rating?.comment ?? '');
  const rating = useMutation(rateTicketMutation);
  const { data: body } = rateTicket.body.safeParse({ rating: chosen, comment: comment.trim() || null });
  // A live update may replace the form before the reply arrives; the promise is settled nevertheless.
  function send(body: BodySent<typeof supportEndpoints.rateTicket>): Promise<void> {
    return rating.mutateAsync({ id: ticket.id, body }).then(
      () => {
        onDone();
        toast({ title: 'Thank You', description: 'Our team sees your rating.' });
      },
      (error: unknown) => {
        toastFailure(error, 'Please try again.', 'Could not send the rating');
      },
    );
  }
  return (
    <form
      noValidate
      aria-label="Rating"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (body) void send(body);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; the card has the question. */}
      <div role="group" aria-label="Your rating" className="grid grid-cols-2 gap-3">
        {ticketRatings.map((value) => {
          const Icon = icons[value];
          return (
            <Button
              key={value}
              variant="outline"
              aria-pressed={value === chosen}
              className="aria-pressed:border-primary aria-pressed:bg-secondary aria-pressed:text-secondary-foreground"
              onClick={() => setChosen(value)}
            >
              <Icon aria-hidden="true" />
              {ticketRatingLabels[value]}
            </Button>
          );
        })}
      </div>
      {chosen ? (
        <>
          <Field label="Comment (optional)" hint="Our team reads it.">
            <Textarea
              maxLength={ticketLimits.comment}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
          <Button type="submit" className="w-fit" busy={rating.isPending} busyLabel="Sending...">
            Send Rating
          </Button>
        </>
      ) : null}
    </form>
  );
}
