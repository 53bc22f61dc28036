import { useLocation, useSearchParams } from 'react-router';
import { type AuditView, type AuditViewFilter, readView, writeView } from '../logic/audit-view';

export interface AuditViewControls extends AuditView {
  /** How many pages were turned to come here; none when a link led here. */
  turned: number;
  changeFilter: (change: Partial<AuditViewFilter>) => void;
  clearFilter: () => void;
  openNext: (cursor: string) => void;
  openPrevious: () => void;
  openFirst: () => void;
  show: (lineId: string) => void;
  close: () => void;
}

const nothingChosen: AuditViewFilter = {
  search: '',
  group: undefined,
  actor: undefined,
  period: undefined,
};

/** The address holds the view; the cursors of the pages before travel with the browser's history. */
export function useAuditView(): AuditViewControls {
  const [query, setQuery] = useSearchParams();
  const trail = readTrail(useLocation().state);
  const view = readView(query);
  const go = (change: Partial<AuditView>, way: { replace?: boolean; trail?: string[] }) =>
    setQuery(writeView({ ...viewNow(), ...change }), {
      replace: way.replace ?? false,
      preventScrollReset: true,
      state: { trail: way.trail ?? trail },
    });
  const filterBy = (filter: AuditViewFilter) =>
    go({ filter, after: undefined }, { replace: true, trail: [] });
  return {
    ...view,
    turned: trail.length,
    changeFilter: (change) => filterBy({ ...viewNow().filter, ...change }),
    clearFilter: () => filterBy(nothingChosen),
    openNext: (cursor) => go({ after: cursor }, { trail: [...trail, view.after ?? ''] }),
    openPrevious: () => go({ after: trail.at(-1) || undefined }, { trail: trail.slice(0, -1) }),
    openFirst: () => go({ after: undefined }, { trail: [] }),
    show: (open) => go({ open }, {}),
    close: () => go({ open: undefined }, { replace: true }),
  };
}

/** Two changes may follow each other faster than the page is drawn again; the address is never behind. */
function viewNow(): AuditView {
  return readView(new URLSearchParams(location.search));
}

function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) ? trail.filter((step) => typeof step === 'string') : [];
}
