import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';

export function toastFailure(error: unknown): void {
  toast({
    title: 'Error',
    description: failureSentence(error, 'Please try again.'),
    variant: 'destructive',
  });
}
