import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { receive } from './echoes';

export type AddressForm<State> = {
  /** What cannot be read is left out; an address is typed by anybody. */
  read: (query: URLSearchParams) => State;
  /** Only what differs from an empty address. */
  write: (state: State) => Record<string, string>;
  /** The names that are its own, where the rest of the address is another's. Without it, all of them. */
  owns?: readonly string[];
};

type Part<State> = Partial<State> | ((wanted: State) => Partial<State>);
type Options = {
  /** The Back button leads back to how it was. */
  push?: boolean;
  /** What travels with the browser's history beside the address; without it, what travels already. */
  state?: unknown;
};
export type ChangeAddress<State> = (part: Part<State>, options?: Options) => void;

/** How a table is shown belongs to the table, whatever its page writes into the address. */
const tableChoiceNames = ['hide', 'density'];

/**
 * State that lives in the query of the address, so that a link restores the view. Parts of it may change faster than
 * the router redraws the page, for example when a box that loses focus applies its words and the button that takes
 * focus changes something else: each change builds upon the last one wanted, not upon the last one drawn. An address
 * that is drawn on the way to the last one wanted therefore says nothing new.
 */
export function useAddressState<State>({
  read,
  write,
  owns,
}: AddressForm<State>): [State, ChangeAddress<State>] {
  const [query, setQuery] = useSearchParams();
  const { key, state: travelling } = useLocation();
  const state = read(query);
  const wanted = useRef(state);
  const asked = useRef<readonly string[]>([]);
  const address = query.toString();
  // By the key as well: a change that leads back to the drawn address arrives without another address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival has a key of its own.
  useEffect(() => {
    const { left } = receive(asked.current, address);
    asked.current = left;
    if (left.length === 0) wanted.current = read(new URLSearchParams(address));
  }, [address, key, read]);
  const change: ChangeAddress<State> = (part, { push = false, state: next = travelling } = {}) => {
    const parts = typeof part === 'function' ? part(wanted.current) : part;
    wanted.current = { ...wanted.current, ...parts };
    const wish = besideOthers(write(wanted.current), owns);
    asked.current = [...asked.current, wish.toString()];
    setQuery(wish, { replace: !push, preventScrollReset: true, state: next });
  };
  return [state, change];
}

/** What is written, beside what the address holds for others. */
function besideOthers(written: Record<string, string>, owns: readonly string[] | undefined): URLSearchParams {
  const query = new URLSearchParams(written);
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const isOthers = tableChoiceNames.includes(name) || (owns !== undefined && !owns.includes(name));
    if (isOthers) query.set(name, value);
  }
  return query;
}
