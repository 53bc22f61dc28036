import { toast } from '@/components/ui/use-toast';
import type { Refused } from '../logic/read-amount';

/** Says why a form was not sent. */
export function showRefusal({ title, description }: Refused): void {
  toast({ title, description, variant: 'destructive' });
}
