import { CircleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { timings } from '@/config/timings';
import { cn } from '@/lib/class-names';
import { Kbd } from './kbd';
import { type ToastRecord, toastStore } from './toast';
import { useToastFocus } from './use-toast-focus';
import { useToastPlace } from './use-toast-place';
import { useToastSwipe } from './use-toast-swipe';
import { useToastTimer } from './use-toast-timer';
import { undoKey, useToastUndo } from './use-toast-undo';

const toastClass = [
  'pointer-events-auto relative flex w-full touch-none select-none items-start gap-3 overflow-hidden rounded-lg border bg-popover py-4 pr-14 pl-5 text-popover-foreground shadow-raised',
  'before:absolute before:inset-y-0 before:left-0 before:w-1',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-swiped-out',
  'data-[swipe=move]:translate-x-(--toast-swipe-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
];

const actionClass =
  'mt-1 min-h-6 w-fit rounded-sm font-medium text-primary text-sm underline underline-offset-4';

/**
 * One toast: removed after five seconds without hover or focus, swiped away to the right, reached with F8. It is
 * no layer above the page: Escape belongs to the dialog beneath it, and a click on it leaves that dialog open.
 */
export function ToastCard({ record }: { record: ToastRecord }) {
  const { id, open, title, description, action, variant = 'default' } = record;
  const card = useRef<HTMLDivElement>(null);
  const [isGone, setGone] = useState(!open);
  const dismiss = () => toastStore.dismiss(id);
  const holdHandlers = useToastTimer({ id, open, durationMs: record.durationMs ?? timings.toastMs });
  const undo = record.undo
    ? () => {
        record.undo?.();
        dismiss();
      }
    : undefined;
  const hasUndoKey = useToastUndo({ open, undo });
  useToastFocus({ card, id, open });
  useToastPlace({ card, open });
  useToastSwipe({ card, id, open });
  if (isGone) return null;
  return (
    <div
      ref={card}
      // F8 leads here; Tab goes on to what can be pressed.
      tabIndex={-1}
      data-state={open ? 'open' : 'closed'}
      className={cn(toastClass, variant === 'destructive' ? 'before:bg-danger' : 'before:bg-primary')}
      {...holdHandlers}
      onAnimationEnd={() => setGone(!open)}
    >
      {variant === 'destructive' ? (
        <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0 text-danger" />
      ) : null}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="wrap-anywhere font-semibold text-sm">{title}</div>
        {description ? (
          <div className="wrap-anywhere text-muted-foreground text-sm">{description}</div>
        ) : null}
        {undo ? (
          <button
            type="button"
            aria-keyshortcuts={hasUndoKey ? undoKey.toUpperCase() : undefined}
            onClick={undo}
            className={actionClass}
          >
            Undo {hasUndoKey ? <Kbd>{undoKey.toUpperCase()}</Kbd> : null}
          </button>
        ) : null}
        {action ? (
          <>
            <span className="sr-only">{action.altText}</span>
            <button
              type="button"
              onClick={() => {
                action.onSelect();
                dismiss();
              }}
              className={actionClass}
            >
              {action.label}
            </button>
          </>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="absolute top-2 right-2 flex size-10 items-center justify-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
