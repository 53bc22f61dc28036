import type { WorkItem } from '@oja/contract/work';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useListKeys } from '@/components/list-keys/use-list-keys';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { readNextWork } from '@/shared/work/work-api';
import { changeOwnerMutation } from '../api';
import { rowKeyOf } from '../components/work-list';
import { type WorkAction, workKeys } from '../logic/work-keys';

/** The keys of the queue, and the way to the next item. */
export function useWorkKeys(items: readonly WorkItem[]) {
  const navigate = useNavigate();
  const owner = useMutation({
    ...changeOwnerMutation,
    onError: (error) => toastFailure(error, 'The owner could not be changed.'),
  });
  const openNext = async () => {
    try {
      const next = await readNextWork();
      if (next) return void navigate(next.page);
      toast({ title: 'Nothing Waits', description: 'No item is yours or unassigned at the moment.' });
    } catch (error) {
      toastFailure(error, 'The next item could not be found.');
    }
  };
  const keys = useListKeys<WorkAction>(workKeys, (action, key) => {
    if (action === 'skip') return void openNext();
    const item = items.find((each) => rowKeyOf(each) === key);
    if (item === undefined) return;
    if (action === 'open') void navigate(item.page);
    else owner.mutate({ kind: item.kind, id: item.id, step: action });
  });
  return { keys, openNext };
}
