import { expect, test } from 'vitest';
import { personalData } from '../src/domain/personal-data/personal-data.ts';
import { retainedColumns } from './retained-columns.ts';

test('what follows a table with several entries stays as long as the column it follows', () => {
  const entries = [
    { table: 'listings', columns: ['images'], erasure: { kind: 'delete', owner: 'id', afterDays: 0 } },
    { table: 'listings', columns: ['handle'], erasure: { kind: 'delete', owner: 'id', afterDays: 90 } },
    { table: 'media', columns: ['name'], erasure: follows('images') },
    { table: 'events', columns: ['text'], erasure: follows('handle') },
  ] as const;
  expect([...retainedColumns(entries, 0)]).toEqual(['listings.handle', 'events.text']);
  expect([...retainedColumns(entries, 90)]).toEqual([]);
});

test('pictures may not outlast an erasure, though the texts of listings do', () => {
  const afterwards = retainedColumns(personalData, 0);
  expect([afterwards.has('media.name'), afterwards.has('listing_events.reason')]).toEqual([false, true]);
});

function follows(column: string) {
  return { kind: 'follows', table: 'listings', column, how: 'Goes with it' } as const;
}
