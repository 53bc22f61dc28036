import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';

/** How a failure at the desk is told: the server's sentence, or what could not be done. */
export function toastFailure(error: unknown, fallback: string): void {
  toast({ title: 'Error', description: failureSentence(error, fallback), variant: 'destructive' });
}
