import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type ChosenLook, keptLook, lookOf, readKeptLook, writeLook } from './table-choices';

export interface TableChoices extends ChosenLook {
  change: (part: Partial<ChosenLook>) => void;
}

/** Which columns of a table are hidden and how close its rows stand: in the address, and remembered on this computer. */
export function useTableChoices(table: string): TableChoices {
  const storageKey = `oja-table-${table}`;
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const [remembered, setRemembered] = useState(() => readKeptLook(window.localStorage.getItem(storageKey)));
  const look = lookOf(query, remembered);
  return {
    ...look,
    change(part) {
      const next = { ...look, ...part };
      setRemembered(next);
      window.localStorage.setItem(storageKey, keptLook(next));
      setQuery(writeLook(new URLSearchParams(window.location.search), next), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    },
  };
}
