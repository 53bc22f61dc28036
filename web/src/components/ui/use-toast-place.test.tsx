import { act, render } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useToastPlace } from './use-toast-place';

/** The DOM of the tests lays nothing out: the toast stands from 16 to 76 px, a header where a test says. */
const [toastTop, toastHeight] = [16, 60];

beforeEach(() => {
  const resizes = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', resizes);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(toastTop);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(toastHeight);
});

function Toast({ open }: { open: boolean }) {
  const card: RefObject<HTMLDivElement | null> = useRef(null);
  useToastPlace({ card, open });
  return (
    <section>
      <div ref={card} />
    </section>
  );
}

function showToast(open = true) {
  const host = render(<Toast open={open} />).container.querySelector('section');
  return () => [host?.style.getPropertyValue('--toast-top'), host?.style.getPropertyValue('--toast-right')];
}

async function openDialog({ from, to, role = 'dialog' }: { from: number; to: number; role?: string }) {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', role);
  dialog.setAttribute('data-state', 'open');
  const header = document.createElement('header');
  header.setAttribute('data-modal-header', '');
  header.getBoundingClientRect = () => new DOMRect(0, from, 390, to - from);
  dialog.append(header);
  // Openings are noticed by a MutationObserver, which reports after the task.
  await act(async () => document.body.append(dialog));
  return async () => act(async () => dialog.remove());
}

const atTheTop = ['0px', '5rem'];

test('without a dialog the toast is at the edge of the screen', () => {
  expect(showToast()()).toEqual(atTheTop);
});

test('a dialog that leaves room above itself keeps the toast at the edge', async () => {
  const place = showToast();
  const close = await openDialog({ from: toastTop + toastHeight, to: 140 });
  expect(place()).toEqual(atTheTop);
  await close();
});

test.each(['dialog', 'alertdialog'])('below the header of a %s that reaches up to it', async (role) => {
  const place = showToast();
  const close = await openDialog({ from: 0, to: 96, role });
  expect(place()).toEqual([`${96 - toastTop}px`, '1rem']);
  await close();
  expect(place()).toEqual(atTheTop);
});

test('of two dialogs the upper one counts', async () => {
  const place = showToast();
  const closeFirst = await openDialog({ from: 0, to: 96 });
  const closeSecond = await openDialog({ from: 300, to: 360 });
  expect(place()).toEqual(atTheTop);
  await closeSecond();
  expect(place()).toEqual([`${96 - toastTop}px`, '1rem']);
  await closeFirst();
});

test('a toast that is being dismissed stays where it is', async () => {
  const place = showToast(false);
  const close = await openDialog({ from: 0, to: 96 });
  expect(place()).toEqual(['', '']);
  await close();
});
