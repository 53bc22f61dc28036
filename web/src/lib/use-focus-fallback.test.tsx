import { expect, test } from 'vitest';
import { renderHookInApp } from '../../test/render';
import { useFocusFallback } from './use-focus-fallback';

function add(tag: 'button' | 'section'): HTMLElement {
  const element = document.createElement(tag);
  element.tabIndex = -1;
  document.body.append(element);
  return element;
}

function watch(fallback: HTMLElement) {
  const { rerender } = renderHookInApp(
    ({ state }: { state: string }) => useFocusFallback(state, () => fallback),
    { path: '/', initialProps: { state: 'open' } },
  );
  return () => rerender({ state: 'ended' });
}

test('a button that its action removes hands focus on', () => {
  const [fallback, button] = [add('section'), add('button')];
  const change = watch(fallback);
  button.focus();
  button.remove();
  change();
  expect(document.activeElement).toBe(fallback);
});

test('so does a button that is disabled while its form sends', () => {
  const [fallback, button] = [add('section'), add('button')];
  const change = watch(fallback);
  button.focus();
  button.blur();
  button.setAttribute('disabled', '');
  change();
  expect(document.activeElement).toBe(fallback);
});

test('so does one that lost focus without an event and can be pressed again', () => {
  const [fallback, button] = [add('section'), add('button')];
  const change = watch(fallback);
  button.focus();
  button.remove();
  document.body.append(button);
  change();
  expect(document.activeElement).toBe(fallback);
});

test('a change by the other side leaves focus alone', () => {
  const [fallback, button] = [add('section'), add('button')];
  const change = watch(fallback);
  button.focus();
  button.blur();
  change();
  expect(document.activeElement).toBe(document.body);
});
