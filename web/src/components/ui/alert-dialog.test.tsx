import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog';

function show({ busy }: { busy: boolean }) {
  const onSubmit = vi.fn();
  render(
    <AlertDialog
      open
      title="Enter the code"
      description="The money leaves."
      confirmLabel="Send"
      busyLabel="Sending..."
      busy={busy}
      onConfirm={onSubmit}
    >
      <form aria-label="Code" onSubmit={onSubmit}>
        <input aria-label="One-time code" />
      </form>
    </AlertDialog>,
  );
  return onSubmit;
}

test.each([
  [false, 1],
  [true, 0],
])('the Enter key sends a form inside while busy is %s: %i times', (busy, times) => {
  const onSubmit = show({ busy });
  fireEvent.submit(screen.getByRole('form', { name: 'Code' }));
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

test('focus starts on the first field, without one on Cancel', () => {
  show({ busy: false });
  expect(document.activeElement).toBe(screen.getByLabelText('One-time code'));
  cleanup();
  render(
    <AlertDialog
      open
      title="Sure?"
      description="It is gone then."
      confirmLabel="Delete"
      onConfirm={vi.fn()}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('a held Enter key sends once', () => {
  show({ busy: false });
  const input = screen.getByLabelText('One-time code');
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(input, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(input, { key: 'a', repeat: true })).toBe(true);
});
