import { idForm } from '@oja/contract/ids';
import { readNaira } from './read-number';

/** The allowed value that the query names, if any; a URL can hold anything. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  wanted: string | null,
): Value | undefined {
  return values.find((value) => value === wanted);
}

/** Default values are left out of the URL: pass them as undefined or as an empty string. */
export function withoutEmpty(parameters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** An amount of naira as people type it, ₦ and commas allowed, or nothing. */
export function readAmount(text: string | null): string {
  if (text === null || readNaira(text) === undefined) return '';
  const plain = text.replace(/[₦,\s]/g, '');
  return /^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/.test(plain) ? plain : '';
}

/** A day of the calendar such as 2026-03-04, or nothing. */
export function readDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : '';
}

/** The id of a row, if it is one. */
export function readId(text: string | null): string | undefined {
  return text !== null && idForm.test(text) ? text : undefined;
}
