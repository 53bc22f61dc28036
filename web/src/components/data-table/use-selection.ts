import { useState } from 'react';

/** Which of the shown listings are selected. What leaves the page, or is decided meanwhile, is no longer selected. */
export function useSelection(selectable: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = selectable.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: string) => selected.includes(id),
    toggle: (id: string) => setChosen(new Set(without(selected, id) ?? [...selected, id])),
    selectAll: () => setChosen(new Set(selectable)),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

function without(ids: readonly string[], id: string): string[] | undefined {
  return ids.includes(id) ? ids.filter((each) => each !== id) : undefined;
}
