import { CircleAlert, Clock } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';
import { ShownPicture } from '@/shared/messages/shown-picture';
import type { QueuedMessage } from '../../logic/queued-message';
import { bubbleClasses } from './message-bubble';

type QueuedBubbleProps = { message: QueuedMessage; onRetry: () => void; onDiscard: () => void };

/** Written, and not there yet. */
export function QueuedBubble({ message, onRetry, onDiscard }: QueuedBubbleProps) {
  const { text, pictures, state, refusal } = message;
  return (
    <li className="grid justify-items-end gap-1">
      <div className={cn(bubbleClasses(true), 'opacity-85')}>
        {pictures.map((picture, index) => (
          <ShownPicture key={picture.id} picture={picture} number={index + 1} />
        ))}
        {text === '' ? null : <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
        {state === 'waiting' ? (
          <p className="flex items-center justify-end gap-1 text-xs">
            <Clock aria-hidden="true" className="size-3.5" />
            Sending...
          </p>
        ) : null}
      </div>
      {state === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4" />
          {refusal}
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try Again
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      ) : null}
    </li>
  );
}
