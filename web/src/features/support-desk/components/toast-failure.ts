import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';

export function toastFailure(error: unknown, fallback: string): void {
  toast({ title: 'Error', description: failureSentence(error, fallback), variant: 'destructive' });
}
