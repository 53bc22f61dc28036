import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type AddressForm<State> = {
  /** What cannot be read is left out; an address is typed by anybody. */
  read: (query: URLSearchParams) => State;
  /** Only what differs from an empty address. */
  write: (state: State) => Record<string, string>;
};

type Change<State> = (part: Partial<State>, options?: { push?: boolean }) => void;

/**
 * State that lives in the query of the address, so that a link restores the view. Parts of it may change faster than
 * the router redraws the page, for example when a box that loses focus applies its words and the button that takes
 * focus changes something else: each change builds upon the last one wanted, not upon the last one drawn.
 */
export function useAddressState<State>({ read, write }: AddressForm<State>): [State, Change<State>] {
  const [query, setQuery] = useSearchParams();
  const state = read(query);
  const wanted = useRef(state);
  const address = query.toString();
  useEffect(() => {
    wanted.current = read(new URLSearchParams(address));
  }, [address, read]);
  const change: Change<State> = (part, { push = false } = {}) => {
    wanted.current = { ...wanted.current, ...part };
    setQuery(new URLSearchParams(write(wanted.current)), { replace: !push, preventScrollReset: true });
  };
  return [state, change];
}
