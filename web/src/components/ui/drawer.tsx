import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { modalOverlayClasses } from './modal-classes';
import { ModalClose } from './modal-parts';
import { type ModalStateProps, useModalState } from './use-modal-state';
import { useReturnFocus } from './use-return-focus';

type DrawerProps = ComponentProps<typeof DialogPrimitive.Root> & ModalStateProps;

/** Escape, a press outside and Back close it. */
export function Drawer({ open, defaultOpen, onOpenChange, inAddress, ...rest }: DrawerProps) {
  const state = useModalState({ open, defaultOpen, onOpenChange, inAddress });
  return <DialogPrimitive.Root {...state} {...rest} />;
}

export const DrawerTrigger = DialogPrimitive.Trigger;
export const DrawerClose = DialogPrimitive.Close;

const sides = {
  right:
    'top-(--offline-bar) bottom-0 right-0 border-l data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
  left: 'top-(--offline-bar) bottom-0 left-0 border-r data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] w-full max-w-none rounded-t-lg border-t data-[state=open]:animate-from-bottom data-[state=closed]:animate-to-bottom',
} as const;

type DrawerContentProps = ComponentProps<typeof DialogPrimitive.Content> & { side?: keyof typeof sides };

/** A modal sheet at an edge of the screen; the sidebar on phones is one, with its width set by className. */
export function DrawerContent({
  className,
  side = 'right',
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DrawerContentProps) {
  const focusHandlers = useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-modal-overlay="" className={modalOverlayClasses} />
      <DialogPrimitive.Content
        className={cn(
          'fixed z-50 flex w-96 max-w-[calc(100vw-3rem)] flex-col bg-popover text-popover-foreground shadow-raised focus-visible:outline-none',
          'pb-[env(safe-area-inset-bottom)]',
          sides[side],
          className,
        )}
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
  ModalBody as DrawerBody,
  ModalDescription as DrawerDescription,
  ModalFooter as DrawerFooter,
  ModalHeader as DrawerHeader,
  ModalTitle as DrawerTitle,
} from './modal-parts';
