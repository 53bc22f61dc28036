/** Which key does what on the desk. They answer only while nobody types and no dialog is open. */
export const deskShortcuts = [
  { key: 'j', action: 'next', label: 'Next listing' },
  { key: 'k', action: 'previous', label: 'Previous listing' },
  { key: 'o', action: 'open', label: 'View its details' },
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'r', action: 'reject', label: 'Reject it' },
  { key: 'x', action: 'select', label: 'Select it' },
  { key: 'A', action: 'approve-selected', label: 'Approve all selected' },
  { key: 'R', action: 'reject-selected', label: 'Reject all selected' },
  { key: '/', action: 'search', label: 'Search' },
  { key: '?', action: 'help', label: 'Show these keys' },
] as const;

export type DeskAction = (typeof deskShortcuts)[number]['action'];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'repeat'>;

export function actionOf(press: Press): DeskAction | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const action = deskShortcuts.find(({ key }) => key === press.key)?.action;
  // A held key may walk through the list, but decides nothing twice.
  return press.repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}
