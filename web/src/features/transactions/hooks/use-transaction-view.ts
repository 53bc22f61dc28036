import { useLocation, useSearchParams } from 'react-router';
import {
  type OpenTransaction,
  readView,
  type TransactionView,
  type TransactionViewFilter,
  writeView,
} from '../logic/transaction-view';

export interface TransactionViewControls extends TransactionView {
  /** The cursors of the pages before this one; none when a link led here. */
  trail: readonly (string | null)[];
  changeFilter: (change: Partial<TransactionViewFilter>) => void;
  openNext: (cursor: string) => void;
  openPrevious: () => void;
  openFirst: () => void;
  open: TransactionView['open'];
  show: (open: OpenTransaction) => void;
  close: () => void;
}

/** The address holds the view. The way back through the pages travels with the browser's history. */
export function useTransactionView(): TransactionViewControls {
  const [query, setQuery] = useSearchParams();
  const trail = readTrail(useLocation().state);
  const view = readView(query);
  const go = (change: Partial<TransactionView>, options: { replace?: boolean; trail?: typeof trail }) =>
    setQuery(writeView({ ...viewNow(), ...change }), {
      replace: options.replace ?? false,
      preventScrollReset: true,
      state: { trail: options.trail ?? trail },
    });
  return {
    ...view,
    trail,
    changeFilter: (change) =>
      go({ filter: { ...viewNow().filter, ...change }, after: undefined }, { replace: true, trail: [] }),
    openNext: (cursor) => go({ after: cursor }, { trail: [...trail, view.after ?? null] }),
    openPrevious: () => go({ after: trail.at(-1) ?? undefined }, { trail: trail.slice(0, -1) }),
    openFirst: () => go({ after: undefined }, { trail: [] }),
    show: (open) => go({ open }, {}),
    close: () => go({ open: undefined }, { replace: true }),
  };
}

/** Two changes may follow each other faster than the page is drawn again; the address is never behind. */
function viewNow(): TransactionView {
  return readView(new URLSearchParams(location.search));
}

function readTrail(state: unknown): readonly (string | null)[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((step) => step === null || typeof step === 'string')
    ? trail
    : [];
}
