import { act, fireEvent, render, screen } from '@testing-library/react';
import { Menu } from 'lucide-react';
import { expect, test } from 'vitest';
import { modalStack } from '@/components/ui/modal-stack';
import { SitePanel } from './site-panel';

function renderPanel({ isOpen = false } = {}) {
  const root = document.createElement('div');
  document.body.append(root);
  const panel = (
    <SitePanel label="Menu" icon={Menu}>
      {(close) => (
        <button type="button" onClick={close}>
          Close it
        </button>
      )}
    </SitePanel>
  );
  const app = render(panel, { container: root });
  const details = root.querySelector('details');
  if (details === null) throw new Error('There is no panel.');
  const change = (open: boolean) =>
    act(() => {
      details.open = open;
      details.dispatchEvent(new Event('toggle'));
    });
  if (isOpen) change(true);
  return { details, change, unmount: app.unmount };
}

test('an open panel is on the stack of what Back closes, a closed one is not', () => {
  const { details, change } = renderPanel();
  expect(modalStack.top()).toBeUndefined();
  change(true);
  expect(modalStack.top()).toMatchObject({ inAddress: false });
  act(() => modalStack.top()?.close());
  expect(details.open).toBe(false);
  change(false);
  expect(modalStack.top()).toBeUndefined();
});

test('a panel that leaves the page while it is open leaves nothing on the stack', () => {
  const { unmount } = renderPanel({ isOpen: true });
  expect(modalStack.top()).toBeDefined();
  unmount();
  expect(modalStack.top()).toBeUndefined();
});

test('a press elsewhere closes it, one inside does not', () => {
  const { details } = renderPanel({ isOpen: true });
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Close it' }));
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
});
