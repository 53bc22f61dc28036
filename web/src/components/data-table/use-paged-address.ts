import { useLocation } from 'react-router';
import { type AddressForm, useAddressState } from '@/lib/use-address-state';

/** The address of a list that is read page by page: what is shown of it, and after which row the page begins. */
interface Paged<View> {
  view: View;
  after: string | undefined;
}

export interface Pages {
  /** The cursor of the page; without it, the first. */
  after: string | undefined;
  /** Some page was turned to come here; not so when a link led here. */
  hasPrevious: boolean;
  cameByLink: boolean;
  openNext: (cursor: string) => void;
  openPrevious: () => void;
  openFirst: () => void;
}

/** Made once, outside of the component. */
export function pagedAddress<View>({ read, write, ...rest }: AddressForm<View>): AddressForm<Paged<View>> {
  return {
    ...rest,
    read: (query) => ({ view: read(query), after: query.get('after') || undefined }),
    write: ({ view, after }) => ({ ...write(view), ...(after ? { after } : {}) }),
  };
}

/** The address holds the view; the cursors of the pages before travel with the browser's history. */
export function usePagedAddress<View>(address: AddressForm<Paged<View>>) {
  const trail = readTrail(useLocation().state);
  const [{ view, after }, change] = useAddressState(address);
  const turn = (to: string | undefined, way: readonly string[]) =>
    change({ after: to }, { push: true, state: { trail: way } });
  const pages: Pages = {
    after,
    hasPrevious: trail.length > 0,
    cameByLink: after !== undefined && trail.length === 0,
    openNext: (cursor) => turn(cursor, [...trail, after ?? '']),
    openPrevious: () => turn(trail.at(-1) || undefined, trail.slice(0, -1)),
    openFirst: () => turn(undefined, []),
  };
  return {
    view,
    pages,
    /** Another filter or order begins at its first page. */
    filterBy: (part: Partial<View>) =>
      change((wanted) => ({ view: { ...wanted.view, ...part }, after: undefined }), { state: { trail: [] } }),
    /** What is open beside the list changes, and the page stays. */
    show: (part: Partial<View>, options?: { open?: boolean; close?: boolean }) =>
      change((wanted) => ({ view: { ...wanted.view, ...part } }), options),
  };
}

function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) ? trail.filter((step) => typeof step === 'string') : [];
}
