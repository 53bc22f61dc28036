import { act, fireEvent, render as renderAlone, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowDetails } from './is-covered';
import { walkKeys } from './list-keys';
import { ListKeysHelp } from './list-keys-help';
import { useListKeys } from './use-list-keys';
import { rowAttribute } from './use-return-to-row';

const onAction = vi.fn();
const render = (desk: ReactElement) => renderAlone(desk, { wrapper: MemoryRouter });
const keys = [
  ...walkKeys('listing'),
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'Enter', action: 'open', label: 'Open it' },
] as const;

beforeEach(() => {
  onAction.mockReset();
  window.localStorage.clear();
});

type DeskProps = { dialog?: 'open' | 'closed'; rows?: readonly string[] };

function Desk({ dialog, rows = ['a', 'b'] }: DeskProps) {
  const state = useListKeys<'approve' | 'open'>(keys, onAction);
  return (
    <>
      <ListKeysHelp {...state} />
      <input aria-label="Search" />
      {rows.map((id) => (
        <article key={id} tabIndex={-1} data-testid={id} {...{ [rowAttribute]: id }}>
          <button type="button">Approve {id}</button>
        </article>
      ))}
      {dialog ? <div role="dialog" data-state={dialog} /> : null}
    </>
  );
}

const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key });
const focusedId = () => document.activeElement?.getAttribute(rowAttribute);

test('j and k walk through the rows and stop at both ends', () => {
  render(<Desk />);
  const walked = ['j', 'j', 'j', 'k', 'k'].map((key) => {
    press(key);
    return focusedId();
  });
  expect(walked).toEqual(['a', 'b', 'b', 'a', 'a']);
});

test('after the focused row is gone, walking goes on at its place', () => {
  const { rerender } = render(<Desk rows={['a', 'b', 'c']} />);
  press('j');
  press('j');
  rerender(<Desk rows={['a', 'c']} />);
  press('j');
  expect(focusedId()).toBe('c');
});

test('Back to a list focuses the row that was opened; a link to it does not', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Desk rows={['a', 'b', 'c']} /> },
    { path: '/case', element: <p>Case</p> },
  ]);
  renderAlone(<RouterProvider router={router} />);
  press('j');
  press('j');
  await act(() => router.navigate('/case'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(focusedId()).toBe('b'));
  press('j');
  expect(focusedId()).toBe('c');
  await act(() => router.navigate('/case'));
  await act(() => router.navigate('/'));
  expect(focusedId()).toBeNull();
});

test('a key is meant for the row that holds the focus, if any', () => {
  render(<Desk />);
  press('a');
  act(() => screen.getByText('Approve b').focus());
  press('a');
  expect(onAction.mock.calls).toEqual([
    ['approve', undefined],
    ['approve', 'b'],
  ]);
});

test('Enter opens the row, but presses a button inside of it', () => {
  render(<Desk />);
  press('j');
  press('Enter');
  act(() => screen.getByText('Approve b').focus());
  press('Enter');
  expect(onAction.mock.calls).toEqual([['open', 'a']]);
});

test('the question mark shows every key, and they can be switched off', () => {
  render(<Desk />);
  press('?');
  for (const { label } of keys) expect(screen.getByText(label)).toBeDefined();
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  press('a', screen.getByTestId('a'));
  expect(onAction).not.toHaveBeenCalled();
});

test.each([
  ['in a text field', <Desk key="field" />, () => screen.getByLabelText('Search')],
  ['beneath an open dialog', <Desk key="dialog" dialog="open" />, () => screen.getByTestId('a')],
])('keys do nothing %s', (_, desk, target) => {
  render(desk);
  press('a', target());
  expect(onAction).not.toHaveBeenCalled();
});

test('a dialog that is closing takes no keys', () => {
  render(<Desk dialog="closed" />);
  press('a');
  expect(onAction).toHaveBeenCalledOnce();
});

const show = vi.fn();

function OpenedDesk({ id, isAsking = false }: { id: string; isAsking?: boolean }) {
  useListKeys<'approve' | 'open'>(keys, onAction, { id, show });
  return (
    <>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} {...{ [rowAttribute]: row }} />
      ))}
      <div role="dialog" {...rowDetails} />
      {isAsking ? <div role="alertdialog" /> : null}
    </>
  );
}

test('in the details of a row, keys are meant for it and walking shows the next one', () => {
  const { rerender } = render(<OpenedDesk id="b" />);
  press('j');
  press('k');
  expect(show.mock.calls).toEqual([['c'], ['a']]);
  press('a');
  expect(onAction).toHaveBeenCalledWith('approve', 'b');
  rerender(<OpenedDesk id="c" />);
  press('j');
  expect(show).toHaveBeenCalledTimes(2);
  rerender(<OpenedDesk id="c" isAsking />);
  press('a');
  expect(onAction).toHaveBeenCalledTimes(1);
});
