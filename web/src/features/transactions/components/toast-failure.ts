import { toast } from '@/components/ui/use-toast';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

export function toastFailure(error: unknown, fallback: string): void {
  if (isProofCancelled(error)) return;
  toastRefusal(failureSentence(error, fallback));
}

/** A form that cannot be sent says so like everything that fails (A574), also where its own sentence is out of sight. */
export function toastRefusal(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}
