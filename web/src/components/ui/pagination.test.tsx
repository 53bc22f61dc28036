import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CursorPagination, Pagination } from './pagination';

/** A list of this distance to the top of the window; tells what happened in its order. */
function renderList(top: number, pagination: (turn: () => void) => ReactNode) {
  const events: string[] = [];
  render(<section aria-label="List">{pagination(() => events.push('turned'))}</section>);
  const list = screen.getByRole('region', { name: 'List' });
  list.getBoundingClientRect = () => new DOMRect(0, top, 100, 2000);
  list.scrollIntoView = () => events.push('scrolled');
  return events;
}

const numbered = (turn: () => void) => <Pagination page={1} pageCount={3} onPageChange={turn} />;
const byCursor = (turn: () => void) => (
  <CursorPagination hasPrevious hasNext onPrevious={turn} onNext={turn} onFirst={turn} />
);

test.each([
  ['Next', numbered],
  ['Page 3', numbered],
  ['Next', byCursor],
  ['Previous', byCursor],
  ['First page', byCursor],
])('%s leads to the top of a list that was scrolled past, once the page is turned', (name, list) => {
  const events = renderList(-1500, list);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(events).toEqual(['turned', 'scrolled']);
});

test('a list whose top is in sight stays where it is', () => {
  const events = renderList(120, byCursor);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(events).toEqual(['turned']);
});
