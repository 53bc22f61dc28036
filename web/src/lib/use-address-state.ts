import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ownBack } from './own-back';
import { receiveUpdate } from './own-updates';

export type AddressForm<State> = {
  /** What cannot be parsed is left out; a URL can hold anything. */
  read: (query: URLSearchParams) => State;
  /** Only what differs from an empty address. */
  write: (state: State) => Record<string, string>;
  /** The parameters that belong to this state, if the URL also holds others. Without it, all of them. */
  owns?: readonly string[];
};

type Part<State> = Partial<State> | ((wanted: State) => Partial<State>);
type Options = {
  /** The Back button leads back to how it was. */
  push?: boolean;
  /** The same for a dialog or another layer over the page, so that `close` can leave the new entry again. */
  open?: boolean;
  /** Goes back to the entry that `open` was called on; where a link led straight to the layer, replaces this one. */
  close?: boolean;
  /** The history state of the new entry; without it, that of the current one. */
  state?: unknown;
};
export type ChangeAddress<State> = (part: Part<State>, options?: Options) => void;

/** Parameters of the table's own choices, which the state of its page never removes. */
const tableChoiceNames = ['hide', 'density'];

/**
 * State kept in the query string, so that a link restores the view. Parts of it may change faster than the router
 * renders, for example when a box that loses focus applies its text and the button that takes focus changes something
 * else: each change builds on the last state requested, not on the last one rendered. A URL that arrives while later
 * updates are pending is therefore ignored.
 */
export function useAddressState<State>({
  read,
  write,
  owns,
}: AddressForm<State>): [State, ChangeAddress<State>] {
  const [query, setQuery] = useSearchParams();
  const { key, state: historyState } = useLocation();
  const state = read(query);
  const wanted = useRef(state);
  const pendingUpdates = useRef<readonly string[]>([]);
  const address = query.toString();
  // By the key as well: a change that leads back to the drawn address arrives without another address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival has a key of its own.
  useEffect(() => {
    pendingUpdates.current = receiveUpdate(pendingUpdates.current, address).pending;
    if (pendingUpdates.current.length === 0) wanted.current = read(new URLSearchParams(address));
  }, [address, key, read]);
  const navigate = useNavigate();
  const leftKey = useRef('');
  const opened = readOpened(historyState);
  const change: ChangeAddress<State> = (part, { push = false, open, close, state: next } = {}) => {
    if (close && opened > 0) {
      // The layer stands until the router has arrived; closing it twice must not go back twice.
      if (leftKey.current !== key) {
        ownBack.announce();
        void navigate(-opened);
      }
      leftKey.current = key;
      return;
    }
    const parts = typeof part === 'function' ? part(wanted.current) : part;
    wanted.current = { ...wanted.current, ...parts };
    const params = besideOthers(write(wanted.current), owns);
    pendingUpdates.current = [...pendingUpdates.current, params.toString()];
    const state = next ?? (open ? { ...asObject(historyState), opened: opened + 1 } : historyState);
    setQuery(params, { replace: !push && !open, preventScrollReset: true, state });
  };
  return [state, change];
}

/** How many entries of layers were opened one over the other up to this one. */
function readOpened(state: unknown): number {
  const { opened } = asObject(state) as { opened?: unknown };
  return typeof opened === 'number' ? opened : 0;
}

function asObject(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The written parameters together with those of the URL that belong to others. */
function besideOthers(written: Record<string, string>, owns: readonly string[] | undefined): URLSearchParams {
  const query = new URLSearchParams(written);
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const isOthers = tableChoiceNames.includes(name) || (owns !== undefined && !owns.includes(name));
    if (isOthers) query.set(name, value);
  }
  return query;
}
