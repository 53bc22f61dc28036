import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeysSwitch } from '@/components/list-keys/keys-switch';
import { timings } from '@/config/timings';
import { pass, shownToast } from '../../../test/render';
import { toast, useToasts } from './toast';
import { ToastCard } from './toast-card';

beforeEach(() => {
  vi.useFakeTimers();
});

function Toasts() {
  return useToasts().map((record) => <ToastCard key={record.id} record={record} />);
}

function showToast() {
  render(
    <>
      <input aria-label="Search" />
      <Toasts />
    </>,
  );
  act(() => void toast({ title: 'Saved' }));
  const card = screen.getByText('Saved').closest<HTMLElement>('[data-state]');
  if (card === null) throw new Error('The toast has no card.');
  card.setPointerCapture = () => undefined;
  return card;
}

const pull = (card: HTMLElement, type: string, [clientX, clientY]: [number, number], pointerType = 'touch') =>
  act(() => void card.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType, button: 0 })));

test('is dismissed when its time is over, which stands still under the pointer', async () => {
  const card = showToast();
  await pass(timings.toastMs - 100);
  fireEvent.pointerMove(card);
  await pass(timings.toastMs);
  expect(shownToast()).toBeDefined();
  fireEvent.pointerOut(card, { relatedTarget: document.body });
  await pass(99);
  expect(shownToast()).toBeDefined();
  await pass(1);
  expect(shownToast()).toBeUndefined();
});

test('its time stands still while the window is behind another', async () => {
  showToast();
  fireEvent.blur(window);
  await pass(timings.toastMs * 2);
  expect(shownToast()).toBeDefined();
  fireEvent.focus(window);
  await pass(timings.toastMs);
  expect(shownToast()).toBeUndefined();
});

test('is dismissed by a swipe to the right that is long enough', () => {
  const card = showToast();
  pull(card, 'pointerdown', [0, 0]);
  pull(card, 'pointermove', [timings.toastSwipePx + 1, 4]);
  expect(card.dataset.swipe).toBe('move');
  pull(card, 'pointerup', [timings.toastSwipePx + 1, 4]);
  expect(shownToast()).toBeUndefined();
});

test.each<[string, [number, number], string]>([
  ['too short', [30, 0], 'pointerup'],
  ['broken off by the browser', [200, 0], 'pointercancel'],
])('slides back after a swipe that is %s', (_, to, end) => {
  const card = showToast();
  pull(card, 'pointerdown', [0, 0]);
  pull(card, 'pointermove', to);
  pull(card, end, to);
  expect(card.dataset.swipe).toBe('cancel');
  expect(shownToast()).toBeDefined();
});

test.each<[string, [number, number]]>([
  ['down the page', [60, 80]],
  ['of a trembling finger', [9, 0]],
])('does not follow a movement %s', (_, to) => {
  const card = showToast();
  pull(card, 'pointerdown', [0, 0]);
  pull(card, 'pointermove', to);
  expect(card.dataset.swipe).toBeUndefined();
});

test('F8 moves the focus to it; Escape dismisses it only there, and the focus returns', async () => {
  const card = showToast();
  const search = screen.getByLabelText('Search');
  search.focus();
  fireEvent.keyDown(search, { key: 'Escape' });
  expect(shownToast()).toBeDefined();
  fireEvent.keyDown(search, { key: 'F8' });
  expect(document.activeElement).toBe(card);
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(shownToast()).toBeUndefined();
  await act(async () => undefined);
  expect(document.activeElement).toBe(search);
});

function offerUndo() {
  window.localStorage.clear();
  const undo = vi.fn();
  showToast();
  act(() => void toast({ title: 'Approved', undo }));
  return undo;
}

const pressUndo = (more: object = {}) => fireEvent.keyDown(document.body, { key: 'z', ...more });

test('its key undoes once and shows beside the word', () => {
  const undo = offerUndo();
  expect(screen.getByRole('button', { name: 'Undo Z' })).toBeDefined();
  pressUndo();
  pressUndo();
  expect(undo).toHaveBeenCalledOnce();
});

test('U belongs to the lists, where it releases an item', () => {
  const undo = offerUndo();
  pressUndo({ key: 'u' });
  expect(undo).not.toHaveBeenCalled();
});

test.each(['dialog', 'alertdialog', 'menu'])('its key does not answer beneath an open %s', (role) => {
  const undo = offerUndo();
  render(<div role={role} />);
  pressUndo();
  expect(undo).not.toHaveBeenCalled();
});

test('a key that another listener has handled does not undo', () => {
  const undo = offerUndo();
  const handle = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener('keydown', handle, { capture: true });
  pressUndo();
  window.removeEventListener('keydown', handle, { capture: true });
  expect(undo).not.toHaveBeenCalled();
});

test('its key is off, and unnamed, where the single keys are switched off', () => {
  const undo = offerUndo();
  const { result } = renderHook(() => useKeysSwitch());
  act(() => result.current[1](false));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  pressUndo();
  expect(undo).not.toHaveBeenCalled();
});
