/**
 * Single keys of the lists of staff. Every list has the same keys for walking and for help; what else a key does, the
 * page says. Keys are ignored in text fields and while a dialog is open, unless it shows the details of a row.
 */
export interface ListKey<Action extends string> {
  /** As the browser names it: a capital letter is one with Shift. */
  key: string;
  action: Action;
  label: string;
}

export type WalkAction = 'next' | 'previous' | 'help';

/** The keys that every list has, with the word for one of its rows. */
export function walkKeys(one: string): readonly ListKey<WalkAction>[] {
  return [
    { key: 'j', action: 'next', label: `Next ${one}` },
    { key: 'k', action: 'previous', label: `Previous ${one}` },
    { key: '?', action: 'help', label: 'Show these keys' },
  ];
}

/** The keys of a list whose rows are opened and decided elsewhere. */
export function openKeys(one: string): readonly ListKey<WalkAction | 'open'>[] {
  return [
    ...walkKeys(one),
    { key: 'o', action: 'open', label: 'Open it' },
    { key: 'Enter', action: 'open', label: 'Open it' },
  ];
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'repeat'>;

export function actionOf<Action extends string>(
  keys: readonly ListKey<Action>[],
  press: Press,
): Action | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const action = keys.find(({ key }) => key === press.key)?.action;
  // A held key may walk through the list, but decides nothing twice.
  return press.repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}
