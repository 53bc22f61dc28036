import { createBrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { nameFirstEntry } from './first-entry';

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
