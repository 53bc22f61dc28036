import { describe, expect, test } from 'vitest';
import { isFiltered, queryOfFilter, readView, writeView } from './moderation-view.ts';

const there = (address: string) =>
  new URLSearchParams(writeView(readView(new URLSearchParams(address)))).toString();

describe('the address of the moderation page', () => {
  test.each([
    '',
    'search=fake&status=pending&priority=critical&type=review&sort=priority&direction=asc',
    'status=every',
    'status=every&about=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    'by=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    'report=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    'add=1',
  ])('brings back %s', (address) => {
    expect(there(address)).toBe(address);
  });

  test('begins with what is open, oldest first; with every status, newest first', () => {
    const asked = (address: string) => queryOfFilter(readView(new URLSearchParams(address)));
    expect(asked('')).toMatchObject({ status: 'open', sort: 'newest', direction: 'asc' });
    expect(asked('status=every')).toMatchObject({ status: undefined, direction: undefined });
  });

  test('leaves out unknown choices', () => {
    expect(there('status=open&priority=urgent&type=shop&sort=oldest&page=2&about=ada')).toBe('');
  });

  test('knows whether something is filtered; an order is no filter', () => {
    expect(isFiltered(readView(new URLSearchParams('sort=priority')))).toBe(false);
    expect(isFiltered(readView(new URLSearchParams('search=x')))).toBe(true);
    expect(isFiltered(readView(new URLSearchParams('type=user')))).toBe(true);
    expect(isFiltered(readView(new URLSearchParams('by=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11')))).toBe(true);
  });
});
