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
  modalTitleClasses,
} from './modal-classes';

/** What dialogs and drawers are furnished with; each gives the parts names of its own. */
export function ModalHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-modal-header="" className={cn(modalHeaderClasses, 'pr-14', className)} {...rest} />;
}

export function ModalBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn(modalBodyClasses, className)} {...rest} />;
}

export function ModalFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn(modalFooterClasses, className)} {...rest} />;
}

export function ModalTitle({ className, ...rest }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn(modalTitleClasses, className)} {...rest} />;
}

export function ModalDescription({ className, ...rest }: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn(modalDescriptionClasses, className)} {...rest} />;
}

export function ModalClose() {
  return (
    <DialogPrimitive.Close className={modalCloseClasses} aria-label="Close">
      <X aria-hidden="true" className="size-4" />
    </DialogPrimitive.Close>
  );
}
