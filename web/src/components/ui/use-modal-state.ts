import { useEffect, useEffectEvent, useState } from 'react';
import { modalStack } from './modal-stack';

export interface ModalStateProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Opening it pushed a history entry (useAddressState with `open`): Back is left to the router. */
  inAddress?: boolean | undefined;
}

/** Whether a modal is open, controlled or not. An open one is known to the page, so that Back can close it. */
export function useModalState({
  open,
  defaultOpen = false,
  onOpenChange,
  inAddress = false,
}: ModalStateProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const changeOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = useEffectEvent(() => changeOpen(false));
  useEffect(() => {
    if (isOpen) return modalStack.add({ close: () => close(), inAddress });
  }, [isOpen, inAddress]);
  return { open: isOpen, onOpenChange: changeOpen };
}
