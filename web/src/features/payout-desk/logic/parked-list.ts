import { type ParkedSort, type ParkedState, parkedSorts, parkedStates } from '@oja/contract/parked-payments';
import { type ListForm, type ListView, listAddress, queryOfList } from '@/components/data-table/list-view';

export type ParkedView = ListView<ParkedSort, ParkedState>;

const parkedForm: ListForm<ParkedSort, ParkedState> = {
  sorts: parkedSorts,
  firsts: { parked: 'asc', received: 'asc' },
  usual: 'parked',
  choiceName: 'state',
  choices: parkedStates,
};

/** Beside the tab of the page, which is another's. */
export const parkedAddress = {
  ...listAddress(parkedForm),
  owns: ['search', 'state', 'sort', 'direction', 'after'],
};

export function queryOfParked(view: ParkedView) {
  return { ...queryOfList(parkedForm, view), state: view.choice };
}

/** They stand in cards without heads to click, so that each order and its far end are choices of their own. */
export const parkedOrders = [
  { value: 'parked asc', label: 'Oldest first', sort: 'parked', direction: 'asc' },
  { value: 'parked desc', label: 'Newest first', sort: 'parked', direction: 'desc' },
  { value: 'received desc', label: 'Largest first', sort: 'received', direction: 'desc' },
  { value: 'received asc', label: 'Smallest first', sort: 'received', direction: 'asc' },
] as const;
