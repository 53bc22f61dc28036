import { type ListKey, walkKeys } from '@/components/list-keys/list-keys';

export type DeskAction =
  | 'open'
  | 'approve'
  | 'reject'
  | 'select'
  | 'approve-selected'
  | 'reject-selected'
  | 'search';

const actions: readonly ListKey<DeskAction>[] = [
  { key: 'o', action: 'open', label: 'View its details', listOnly: true },
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'r', action: 'reject', label: 'Reject it' },
  { key: 'x', action: 'select', label: 'Select it', listOnly: true },
  { key: 'A', action: 'approve-selected', label: 'Approve all selected', listOnly: true },
  { key: 'R', action: 'reject-selected', label: 'Reject all selected', listOnly: true },
  { key: '/', action: 'search', label: 'Search', listOnly: true },
];

export const deskKeys = [...walkKeys('listing'), ...actions];
