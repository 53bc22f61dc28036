import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/toast';
import { networkError } from '@/lib/api/call-api';
import { proofPrompt } from '@/lib/api/proof-prompt';
import { authStore } from '@/lib/auth/auth-store';

/** Shows the question for a proof of presence while a call waits for it. The dialog is loaded when it is first needed. */
export function ProofHost() {
  const isOpen = useSyncExternalStore(proofPrompt.subscribe, proofPrompt.isOpen, () => false);
  const [dialog, setDialog] = useState<{ Dialog: ComponentType }>();

  useEffect(() => {
    if (!isOpen || dialog) return;
    import('./proof-dialog').then(
      ({ ProofDialog }) => setDialog({ Dialog: ProofDialog }),
      () => {
        toast({ title: 'Error', description: networkError().message, variant: 'destructive' });
        proofPrompt.settle(false);
      },
    );
  }, [isOpen, dialog]);

  useEffect(() => {
    if (!isOpen) return;
    // The question belongs to one session, which may end here or in another tab.
    const token = authStore.token();
    const leave = authStore.subscribe(() => {
      if (authStore.token() !== token) proofPrompt.settle(false);
    });
    return leave;
  }, [isOpen]);
  useEffect(() => () => proofPrompt.settle(false), []);

  return dialog ? <dialog.Dialog /> : null;
}
