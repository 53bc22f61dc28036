import { cva } from 'class-variance-authority';
import { CircleAlert, X } from 'lucide-react';
import * as ToastPrimitive from 'radix-ui/toast';
import { timings } from '@/config/timings';
import { cn } from '@/lib/class-names';
import { type ToastRecord, toastStore } from './toast-store';
import { useToasts } from './use-toast';

const toastVariants = cva(
  [
    'relative flex w-full items-start gap-3 overflow-hidden rounded-lg border bg-popover py-4 pr-14 pl-5 text-popover-foreground shadow-raised',
    'before:absolute before:inset-y-0 before:left-0 before:w-1',
    'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-swiped-out',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
  ],
  {
    variants: {
      variant: {
        default: 'before:bg-primary',
        destructive: 'before:bg-danger',
      },
    },
  },
);

/** Draws the toasts: one at a time, five seconds, swiped away to the right, reached with F8. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <ToastPrimitive.Provider
      duration={timings.toastMs}
      swipeDirection="right"
      swipeThreshold={timings.toastSwipePx}
    >
      {toasts.map((record) => (
        <ToastCard key={record.id} record={record} />
      ))}
      <ToastPrimitive.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-100 flex w-full max-w-md flex-col gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] focus-visible:outline-none"
      />
    </ToastPrimitive.Provider>
  );
}

function ToastCard({ record }: { record: ToastRecord }) {
  const { id, open, title, description, action, durationMs, variant = 'default' } = record;
  return (
    <ToastPrimitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) toastStore.dismiss(id);
      }}
      duration={durationMs}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={cn(toastVariants({ variant }))}
    >
      {variant === 'destructive' ? (
        <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0 text-danger" />
      ) : null}
      <div className="grid min-w-0 flex-1 gap-1">
        <ToastPrimitive.Title className="break-words font-semibold text-sm">{title}</ToastPrimitive.Title>
        {description ? (
          <ToastPrimitive.Description className="break-words text-muted-foreground text-sm">
            {description}
          </ToastPrimitive.Description>
        ) : null}
        {action ? (
          <ToastPrimitive.Action
            altText={action.altText}
            onClick={action.onSelect}
            className="mt-1 min-h-6 w-fit rounded-sm font-medium text-primary text-sm underline underline-offset-4"
          >
            {action.label}
          </ToastPrimitive.Action>
        ) : null}
      </div>
      <ToastPrimitive.Close
        aria-label="Dismiss"
        className="absolute top-2 right-2 flex size-10 items-center justify-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground"
      >
        <X aria-hidden="true" className="size-4" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
