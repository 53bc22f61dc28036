import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { readNextWork, type WorkRef } from './api';

/** Opens the most urgent item that the viewer may take; behind `from`, while that is still open. */
export function useOpenNext(from?: WorkRef): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      const next = await readNextWork(from);
      if (next) return void navigate(next.page);
      toast({ title: 'Nothing Waits', description: 'No item is yours or unassigned at the moment.' });
    } catch (error) {
      toastFailure(error, 'The next item could not be found.');
    }
  };
}
