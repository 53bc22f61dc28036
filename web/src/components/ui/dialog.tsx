import { X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import {
  modalBodyClasses,
  modalCloseClasses,
  modalDescriptionClasses,
  modalFooterClasses,
  modalHeaderClasses,
  modalOverlayClasses,
  modalSurfaceClasses,
  modalTitleClasses,
} from './modal-classes';
import { useReturnFocus } from './use-return-focus';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const sizes = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-2xl', xl: 'max-w-4xl' } as const;

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & { size?: keyof typeof sizes };

/**
 * Header, body and footer are its parts: the body scrolls and the other two stay in sight. A DialogTitle is
 * required; without a DialogDescription pass aria-describedby={undefined}.
 */
export function DialogContent({
  className,
  size = 'md',
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const focusHandlers = useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={modalOverlayClasses} />
      <DialogPrimitive.Content
        className={cn(modalSurfaceClasses, sizes[size], className)}
        {...focusHandlers}
        {...rest}
      >
        {children}
        <DialogPrimitive.Close className={modalCloseClasses} aria-label="Close">
          <X aria-hidden="true" className="size-4" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn(modalHeaderClasses, 'pr-14', className)} {...rest} />;
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn(modalBodyClasses, className)} {...rest} />;
}

export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn(modalFooterClasses, className)} {...rest} />;
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn(modalTitleClasses, className)} {...rest} />;
}

export function DialogDescription({
  className,
  ...rest
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn(modalDescriptionClasses, className)} {...rest} />;
}
