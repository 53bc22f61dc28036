import { act, fireEvent, render as renderAlone, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { rowDetails } from './is-covered';
import { keyTarget } from './key-targets';
import { walkKeys } from './list-keys';
import { ListKeysHelp } from './list-keys-help';
import { useListKeys } from './use-list-keys';
import { rowAttribute } from './use-return-to-row';

const onAction = vi.fn();
const render = (desk: ReactElement) => renderAlone(desk, { wrapper: MemoryRouter });
const keys = [
  ...walkKeys('listing'),
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'Enter', action: 'open', label: 'Open it', listOnly: true },
] as const;

beforeEach(() => {
  onAction.mockReset();
  dismiss.mockReset();
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

const dismiss = vi.fn();

function OpenedDesk({ id, isAsking = false }: { id: string; isAsking?: boolean }) {
  const state = useListKeys<'approve' | 'open'>(keys, onAction, { id, show });
  return (
    <>
      <ListKeysHelp {...state} />
      {['a', 'b', 'c'].map((row) => (
        <div key={row} {...{ [rowAttribute]: row }} />
      ))}
      <div role="dialog" {...rowDetails}>
        <button type="button" {...keyTarget('d', 'Dismiss it')} onClick={dismiss}>
          Dismiss
        </button>
        <form aria-label="Decision" {...keyTarget('e', 'Decide it')}>
          <input aria-label="Reason" />
        </form>
      </div>
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

test('in the details of a row, the question mark shows the keys that answer there', () => {
  render(<OpenedDesk id="b" />);
  press('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of ['Next listing', 'Approve it', 'Dismiss it', 'Decide it'])
    expect(within(help).getByText(label)).toBeDefined();
  expect(within(help).queryByText('Open it')).toBeNull();
});

test('a key presses the button that carries it, and moves into the form that does', () => {
  render(<OpenedDesk id="b" />);
  press('d');
  expect(dismiss).toHaveBeenCalledOnce();
  press('e');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  press('d');
  expect(dismiss).toHaveBeenCalledOnce();
});

test('a form that begins with an open choice gets the focus there', () => {
  render(
    <>
      <Desk />
      <div role="dialog" {...rowDetails}>
        <form aria-label="Decision" {...keyTarget('e', 'Decide it')}>
          <RadioGroup value="" onValueChange={() => undefined}>
            <RadioOption value="refund" label="Refund" />
          </RadioGroup>
          <input aria-label="Reason" />
        </form>
      </div>
    </>,
  );
  press('e');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Refund' }));
});

function Rows({ isOff = false }: { isOff?: boolean }) {
  useListKeys<'approve' | 'open'>(keys, onAction);
  return (
    <div {...{ [rowAttribute]: 'a' }} tabIndex={-1}>
      <button type="button" disabled={isOff} {...keyTarget('d', 'Dismiss it')} onClick={dismiss}>
        Dismiss
      </button>
    </div>
  );
}

test('the button of a row answers while the row has focus, and not while it is disabled', () => {
  const { rerender } = render(<Rows />);
  press('d');
  expect(dismiss).not.toHaveBeenCalled();
  press('j');
  press('d');
  expect(dismiss).toHaveBeenCalledOnce();
  rerender(<Rows isOff />);
  press('d');
  expect(dismiss).toHaveBeenCalledOnce();
});
