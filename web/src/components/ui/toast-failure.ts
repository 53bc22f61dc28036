import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { toast } from './toast';

/** Shows the server's sentence, or the fallback if it sent none. Cancelling the proof prompt is not a failure. */
export function toastFailure(error: unknown, fallback = 'Please try again.', title = 'Error'): void {
  if (isProofCancelled(error)) return;
  toastRefusal(failureSentence(error, fallback), title);
}

/** A form that cannot be sent reports it like any failure, also where its own message is out of sight. */
export function toastRefusal(description: string, title = 'Error'): void {
  toast({ title, description, variant: 'destructive' });
}
