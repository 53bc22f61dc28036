import { describe, expect, test } from 'vitest';
import { deskAddress, isFiltered, isQuickView, queryOfView, quickViews } from './desk-view';

const read = (address: string) => deskAddress.read(new URLSearchParams(address));

describe('the address of the inbox', () => {
  test('begins with what is not resolved, what is due first', () => {
    const view = read('');
    expect(queryOfView(view)).toMatchObject({ status: 'active', sort: 'due', late: undefined });
    expect(deskAddress.write(view)).toEqual({});
    expect(isFiltered(view)).toBe(false);
  });

  test('brings every choice back', () => {
    const address =
      'search=tkt-7&status=resolved&priority=high&category=wallet&assignee=me&tag=refund&late=1&sort=newest';
    const view = read(address);
    expect(new URLSearchParams(deskAddress.write(view)).toString()).toBe(address);
    expect(isFiltered(view)).toBe(true);
  });

  test('turns an order round, and those that are turned already stay', () => {
    const view = read('sort=priority&direction=desc');
    expect(queryOfView(view)).toMatchObject({ sort: 'priority', direction: 'desc' });
    expect(deskAddress.write(view)).toEqual({ sort: 'priority', direction: 'desc' });
    expect(queryOfView(read('sort=oldest&direction=desc'))).toMatchObject({
      sort: 'oldest',
      direction: undefined,
    });
  });

  test('leaves out what cannot be read', () => {
    expect(read('status=gone&priority=no&assignee=everybody&sort=up')).toEqual(read(''));
  });

  test('knows the quick view it shows', () => {
    const shown = (address: string) =>
      quickViews.filter((quick) => isQuickView(read(address), quick)).map(({ name }) => name);
    expect(
      ['', 'assignee=me', 'assignee=nobody', 'late=1', 'status=waiting', 'status=resolved'].map(shown),
    ).toEqual([['active'], ['mine'], ['unassigned'], ['late'], ['waiting'], []]);
  });

  test('asks for everything only when told to', () => {
    expect(queryOfView(read('status=every')).status).toBeUndefined();
  });
});
