import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { Button } from './button';
import {
  modalBodyClasses,
  modalDescriptionClasses,
  modalFooterClasses,
  modalHeaderClasses,
  modalOverlayClasses,
  modalSurfaceClasses,
  modalTitleClasses,
} from './modal-classes';
import { useModalState } from './use-modal-state';
import { useReturnFocus } from './use-return-focus';

type AlertDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave out when the dialog is opened from a menu. */
  trigger?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  cancelLabel?: string;
  confirmLabel: string;
  /** While there is nothing yet to say yes to. */
  confirmDisabled?: boolean;
  /** Red, for loss. */
  destructive?: boolean;
  /** While busy the dialog stays open and neither button answers. */
  busy?: boolean;
  busyLabel?: string;
  /** The owner closes the dialog when the work is done. */
  onConfirm: () => void;
};

/**
 * Asks before something that cannot be undone. Focus starts on the first field, without one on Cancel, and a click
 * outside does not answer.
 */
export function AlertDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  cancelLabel = 'Cancel',
  confirmLabel,
  confirmDisabled = false,
  destructive = false,
  busy = false,
  busyLabel,
  onConfirm,
}: AlertDialogProps) {
  const focusHandlers = useReturnFocus({ onOpenAutoFocus: focusFirstField });
  const state = useModalState({
    open,
    onOpenChange: (next) => {
      if (!busy) onOpenChange?.(next);
    },
  });
  return (
    <AlertDialogPrimitive.Root {...state}>
      {trigger ? <AlertDialogPrimitive.Trigger asChild>{trigger}</AlertDialogPrimitive.Trigger> : null}
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay data-modal-overlay="" className={modalOverlayClasses} />
        <AlertDialogPrimitive.Content
          className={cn(modalSurfaceClasses, 'max-w-md')}
          // The button stands outside of a form in here, so a busy one alone would not stop the Enter key.
          onSubmitCapture={(event) => {
            if (!busy) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onKeyDown={(event) => {
            const isLine = event.target instanceof HTMLInputElement;
            if (isLine && event.key === 'Enter' && event.repeat) event.preventDefault();
          }}
          {...focusHandlers}
        >
          <div data-modal-header="" className={modalHeaderClasses}>
            <AlertDialogPrimitive.Title className={modalTitleClasses}>{title}</AlertDialogPrimitive.Title>
            <AlertDialogPrimitive.Description className={modalDescriptionClasses}>
              {description}
            </AlertDialogPrimitive.Description>
          </div>
          {children ? (
            <div data-modal-fields="" className={modalBodyClasses}>
              {children}
            </div>
          ) : null}
          <div className={modalFooterClasses}>
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialogPrimitive.Cancel>
            <Button
              variant={destructive ? 'destructive' : 'default'}
              busy={busy}
              disabled={confirmDisabled}
              {...(busyLabel ? { busyLabel } : {})}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialogPrimitive.Content>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}

const fields =
  '[data-modal-fields] :is(input, textarea, select, [role="radio"][tabindex="0"]):not(:disabled)';

function focusFirstField(event: Event): void {
  const first = event.target instanceof HTMLElement ? event.target.querySelector<HTMLElement>(fields) : null;
  if (first === null) return;
  event.preventDefault();
  first.focus();
}
