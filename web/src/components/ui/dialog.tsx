import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { modalOverlayClasses, modalSurfaceClasses } from './modal-classes';
import { ModalClose } from './modal-parts';
import { type ModalStateProps, useModalState } from './use-modal-state';
import { useReturnFocus } from './use-return-focus';

type DialogProps = ComponentProps<typeof DialogPrimitive.Root> & ModalStateProps;

/** Escape, a press outside and Back close it. */
export function Dialog({ open, defaultOpen, onOpenChange, inAddress, ...rest }: DialogProps) {
  const state = useModalState({ open, defaultOpen, onOpenChange, inAddress });
  return <DialogPrimitive.Root {...state} {...rest} />;
}

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
      <DialogPrimitive.Overlay data-modal-overlay="" className={modalOverlayClasses} />
      <DialogPrimitive.Content
        className={cn(modalSurfaceClasses, sizes[size], className)}
        {...focusHandlers}
        {...rest}
      >
        {children}
        <ModalClose />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export {
  ModalBody as DialogBody,
  ModalDescription as DialogDescription,
  ModalFooter as DialogFooter,
  ModalHeader as DialogHeader,
  ModalTitle as DialogTitle,
} from './modal-parts';
