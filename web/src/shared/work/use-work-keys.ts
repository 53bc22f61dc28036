import { helpKey, type ListKey, type WalkAction } from '@/components/list-keys/list-keys';
import { type OnAction, type OpenedRow, useListKeys } from '@/components/list-keys/use-list-keys';
import type { WorkRef } from './api';
import { useOpenNext } from './use-open-next';

type WorkKeysOptions = {
  opened?: OpenedRow;
  /** The item on the screen, if any. */
  from?: WorkRef | undefined;
};

const nextItem = { key: 'n', action: 'next-item', label: 'Open the next item for me' } as const;

/** The keys of a list of work, and the one that leads on to the next item of the queue. */
export function useWorkKeys<Action extends string>(
  keys: readonly ListKey<Action | WalkAction>[],
  onAction: OnAction<Action>,
  { opened, from }: WorkKeysOptions = {},
) {
  const openNext = useOpenNext(from);
  const act: OnAction<Action | 'next-item'> = (action, id) => {
    if (action === 'next-item') void openNext();
    else onAction(action, id);
  };
  return useListKeys<Action | 'next-item'>([...keys, nextItem], act, opened);
}

/** The keys of a page that shows a single item: those of its buttons, and the way to the next item. */
export function useItemKeys(from: WorkRef) {
  return useWorkKeys<never>([helpKey], () => undefined, { from });
}
