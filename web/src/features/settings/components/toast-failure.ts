import { toast } from '@/components/ui/use-toast';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

/** The way every failure of this page is told: the server's sentence, or the one of the catalogue. */
export function toastFailure(error: unknown, fallback: string): void {
  if (isProofCancelled(error)) return;
  toast({ title: 'Error', description: failureSentence(error, fallback), variant: 'destructive' });
}
