import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useNearViewport } from './use-near-viewport';

/** The DOM of the tests lays nothing out, so the test says what comes near. */
function fakeIntersections() {
  const observers: { element: Element | undefined; report: (isIntersecting: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own: (typeof observers)[number];
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#own = { element: undefined, report: (isIntersecting) => callback([{ isIntersecting }]) };
        observers.push(this.#own);
      }
      observe(element: Element) {
        this.#own.element = element;
      }
      disconnect() {
        this.#own.element = undefined;
      }
    },
  );
  return observers;
}

function Row({ onNear }: { onNear: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  useNearViewport(row, onNear);
  return <li ref={row}>Row</li>;
}

test('calls whenever the element comes near, and not when it goes', () => {
  const [onNear, observers] = [vi.fn(), fakeIntersections()];
  const { container } = render(<Row onNear={onNear} />);
  expect(observers.map(({ element }) => element)).toEqual([container.querySelector('li')]);
  observers[0]?.report(true);
  observers[0]?.report(false);
  expect(onNear).toHaveBeenCalledOnce();
  observers[0]?.report(true);
  expect(onNear).toHaveBeenCalledTimes(2);
});

test('calls what the last rendering gave it, without observing anew', () => {
  const [before, after, observers] = [vi.fn(), vi.fn(), fakeIntersections()];
  const { rerender } = render(<Row onNear={before} />);
  rerender(<Row onNear={after} />);
  expect(observers).toHaveLength(1);
  observers[0]?.report(true);
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
});

test('an element that is gone is observed no longer', () => {
  const observers = fakeIntersections();
  const { unmount } = render(<Row onNear={vi.fn()} />);
  unmount();
  expect(observers.map(({ element }) => element)).toEqual([undefined]);
});
