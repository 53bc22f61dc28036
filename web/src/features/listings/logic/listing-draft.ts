import { type AccountForm, emptyAccount } from '@/shared/listings/account-form/account-form';

/**
 * What was typed into the form of a new listing, kept in this tab so that a reload loses nothing. Signing out wipes it.
 * Login details and hand-over notes are never stored.
 */
const storageKey = 'oja-listing-draft';

type Draft = Omit<AccountForm, 'username' | 'password' | 'handover_notes'>;

/** The draft belongs to one person: another one who signs in in this tab does not get it. */
export function saveListingDraft(userId: string, form: AccountForm): void {
  const { username: _username, password: _password, handover_notes: _notes, ...draft } = form;
  window.sessionStorage.setItem(storageKey, JSON.stringify({ userId, draft }));
}

export function readListingDraft(userId: string): Draft | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.userId === userId && isDraft(stored.draft) ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}

export function removeListingDraft(): void {
  window.sessionStorage.removeItem(storageKey);
}

/** Another version of the application may have stored other fields. */
function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { username: _username, password: _password, handover_notes: _notes, ...fields } = emptyAccount;
  const found = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(fields).every(
    ([name, empty]) =>
      typeof found.get(name) === typeof empty && Array.isArray(found.get(name)) === Array.isArray(empty),
  );
}
