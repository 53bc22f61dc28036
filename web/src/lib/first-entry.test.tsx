import { createBrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { dropEmptyParameters, nameFirstEntry } from './first-entry';

/** What the router calls the entry that the document was opened at. */
function keyAfterLoad(state: unknown): string {
  window.history.replaceState(state, '', '/');
  nameFirstEntry();
  const router = createBrowserRouter([{ path: '*' }]);
  router.dispose();
  return router.state.location.key;
}

test('two full page loads have entries of different names, and none is the default', () => {
  const first = keyAfterLoad(null);
  expect(first).not.toBe('default');
  expect(keyAfterLoad(null)).not.toBe(first);
});

test('a reload keeps the name of its entry and the state of the page', () => {
  expect(keyAfterLoad({ key: 'abc', idx: 3, usr: { trail: [] } })).toBe('abc');
  expect(window.history.state).toMatchObject({ key: 'abc', idx: 3, usr: { trail: [] } });
});

test.each([
  ['/market?search=food&price_from=&sort=', '/market?search=food'],
  ['/market?search=&price_from=#results', '/market#results'],
  ['/market?search=jollof+wars', '/market?search=jollof+wars'],
  ['/market', '/market'],
])('%s is shown as %s', (address, shown) => {
  window.history.replaceState({ key: 'abc' }, '', address);
  dropEmptyParameters();
  const { pathname, search, hash } = window.location;
  expect(`${pathname}${search}${hash}`).toBe(shown);
  expect(window.history.state).toEqual({ key: 'abc' });
});
