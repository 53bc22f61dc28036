import type { Message } from '@oja/contract/messaging';
import { Check, CheckCheck, EyeOff } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { ShownPicture } from '@/shared/messages/shown-picture';
import { ReportLink } from '@/shared/reports/report-link';
import { removedMessage } from '../../logic/thread';

export function bubbleClasses(mine: boolean): string {
  return cn(
    'grid max-w-[85%] gap-1 rounded-lg px-3.5 py-2 text-sm sm:max-w-[70%]',
    mine ? 'rounded-br-sm bg-primary text-primary-foreground' : 'rounded-bl-sm bg-muted text-foreground',
  );
}

type MessageBubbleProps = {
  message: Message;
  /** Up to which position the other has read. */
  readByOther: number;
  /** Who wrote what is not mine, for reporting it; undefined where it cannot be reported. */
  reportable: { ownerId: string; name: string } | undefined;
};

export function MessageBubble({ message, readByOther, reportable }: MessageBubbleProps) {
  const {
    mine,
    text,
    masked,
    deleted,
    taken_down: takenDown,
    pictures,
    created_at: createdAt,
    position,
  } = message;
  return (
    <li className={cn('group flex items-end gap-1', mine && 'justify-end')}>
      <div className={bubbleClasses(mine)}>
        {pictures.length > 0 ? (
          <div className="grid gap-1.5">
            {pictures.map((picture, index) => (
              <ShownPicture key={picture.id} picture={picture} number={index + 1} />
            ))}
          </div>
        ) : null}
        {deleted ? <p className="italic">This message was deleted.</p> : null}
        {takenDown ? <p className="italic">{removedMessage}</p> : null}
        {text === '' ? null : <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
        {masked ? (
          <p className="flex items-start gap-1.5 text-xs">
            <EyeOff aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            Contact details are hidden until one of you has bought from the other.
          </p>
        ) : null}
        <p className="flex items-center justify-end gap-1 text-xs">
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatDateTime(createdAt).split(', ').at(-1)}
          </time>
          {mine ? <ReadMark isRead={position <= readByOther} /> : null}
        </p>
      </div>
      {reportable && !mine && !deleted && !takenDown ? (
        <ReportLink
          type="message"
          targetId={message.id}
          {...reportable}
          compact
          className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
        />
      ) : null}
    </li>
  );
}

function ReadMark({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{isRead ? 'Read' : 'Sent'}</span>
    </>
  );
}
