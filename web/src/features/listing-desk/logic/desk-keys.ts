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
  { key: 'o', action: 'open', label: 'View its details' },
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'r', action: 'reject', label: 'Reject it' },
  { key: 'x', action: 'select', label: 'Select it' },
  { key: 'A', action: 'approve-selected', label: 'Approve all selected' },
  { key: 'R', action: 'reject-selected', label: 'Reject all selected' },
  { key: '/', action: 'search', label: 'Search' },
];

export const deskKeys = [...walkKeys('listing'), ...actions];
