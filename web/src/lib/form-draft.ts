import type { DefaultValues, FieldValues } from 'react-hook-form';
import { authStore } from './auth/auth-store';

interface DraftOptions<Values extends FieldValues> {
  /** The values of the form before anything was typed; nothing is kept while it has these. */
  empty: DefaultValues<Values>;
  /** Fields that are never stored, because they are secret. */
  withheld?: readonly string[];
}

/** A draft belongs to one person: another one who signs in in this tab does not get it. */
export const draftNameOf = (form: string): string => `oja-form-${authStore.record()?.user.id}-${form}`;

export function saveDraft<Values extends FieldValues>(
  name: string,
  values: Readonly<Record<string, unknown>>,
  { empty, withheld = [] }: DraftOptions<Values>,
): void {
  const kept = Object.entries(values).filter(([field]) => !withheld.includes(field));
  const isTyped = kept.some(([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field]));
  if (isTyped) window.sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(kept)));
  else removeDraft(name);
}

/** Another version of the application may have stored other fields: those that do not fit are left empty. */
export function readDraft<Values extends FieldValues>(
  name: string,
  { empty, withheld = [] }: DraftOptions<Values>,
): DefaultValues<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const fitting = Object.entries(stored).filter(
      ([field, value]) => field in empty && !withheld.includes(field) && isAlike(value, empty[field]),
    );
    return { ...empty, ...Object.fromEntries(fitting) };
  } catch {
    return undefined;
  }
}

export function removeDraft(name: string): void {
  window.sessionStorage.removeItem(name);
}

function isAlike(value: unknown, empty: unknown): boolean {
  return (
    empty === undefined || (typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty))
  );
}
