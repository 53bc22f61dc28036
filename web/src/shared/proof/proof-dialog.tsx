import { useSyncExternalStore } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { proofPrompt } from '@/lib/api/proof-prompt';
import { ProofForm } from './proof-form';

/** Stands above whatever dialog made the call. On a phone it stays at the top, clear of the on-screen keyboard. */
export function ProofDialog() {
  const isOpen = useSyncExternalStore(proofPrompt.subscribe, proofPrompt.isOpen, () => false);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && proofPrompt.settle(false)}>
      <DialogContent
        size="sm"
        className="max-sm:top-4 max-sm:translate-y-0"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={returnFocus}
      >
        <ProofForm onProven={() => proofPrompt.settle(true)} onCancel={() => proofPrompt.settle(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Back to the control that made the call, or into the dialog beneath while that control is disabled. */
function returnFocus(event: Event): void {
  const opener = proofPrompt.opener();
  if (opener instanceof HTMLElement && opener.isConnected) {
    event.preventDefault();
    opener.focus();
    if (document.activeElement === opener) return;
  }
  const beneath = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter((modal) => modal.dataset.state === 'open')
    .at(-1);
  if (beneath === undefined) return;
  event.preventDefault();
  beneath.focus();
}
