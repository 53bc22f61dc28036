/**
 * Single keys of the pages of staff. Every list has the same keys for walking and for help; what else a key does, the
 * page says, or a control in the row or the details (see `key-targets.ts`). Keys are ignored in text fields and while a
 * dialog is open, unless it shows the details of a row.
 */
export interface ListKey<Action extends string> {
  /** As the browser names it: a capital letter is one with Shift. */
  key: string;
  action: Action;
  label: string;
  /** Acts on the list as it is shown, so it does not answer in the details of a row. */
  listOnly?: true;
}

export type WalkAction = 'next' | 'previous' | 'help';

export const helpKey = { key: '?', action: 'help', label: 'Show these keys' } as const;

/** The keys that every list has, with the word for one of its rows. */
export function walkKeys(one: string): readonly ListKey<WalkAction>[] {
  return [
    { key: 'j', action: 'next', label: `Next ${one}` },
    { key: 'k', action: 'previous', label: `Previous ${one}` },
    helpKey,
  ];
}

/** The keys of a list whose rows are opened and decided elsewhere. */
export function openKeys(one: string): readonly ListKey<WalkAction | 'open'>[] {
  return [
    ...walkKeys(one),
    { key: 'o', action: 'open', label: 'Open it', listOnly: true },
    { key: 'Enter', action: 'open', label: 'Open it', listOnly: true },
  ];
}

/** The part of a keyboard event that names the key. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'repeat'
>;

export function actionOf<Action extends string>(
  keys: readonly ListKey<Action>[],
  press: Press,
): Action | undefined {
  const pressed = keyOf(press);
  const action = keys.find(({ key }) => key === pressed)?.action;
  // A held key may walk through the list, but decides nothing twice.
  return press.repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}

/** Caps Lock makes no other key of a letter: only Shift does. Keys with Ctrl, Cmd or Alt belong to the browser. */
export function keyOf(press: Press): string | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.key.length > 1) return press.key;
  return press.shiftKey ? press.key.toUpperCase() : press.key.toLowerCase();
}
