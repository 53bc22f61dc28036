import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from './dialog';

/** A dialog that is opened from elsewhere, as by a table row or a menu entry. */
function Page({ onClosed }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <button type="button" id="menu-button">
        More
      </button>
      <div role="menu" aria-labelledby="menu-button">
        <button type="button" role="menuitem" onClick={() => setOpen(true)}>
          Rename
        </button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onClosed?.();
        }}
      >
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Edit it</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
}

function openFrom(opener: HTMLElement) {
  act(() => opener.focus());
  fireEvent.click(opener);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
}

test('a dialog without a control of its own has the focus itself, and not its close button', () => {
  render(<Page />);
  openFrom(screen.getByText('Edit'));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

const close = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('closing a dialog gives the focus back to the control that opened it', async () => {
  render(<Page />);
  openFrom(screen.getByText('Edit'));
  close();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Edit')));
});

test('after a menu entry the focus goes to the button of the menu, because the entry is gone by then', async () => {
  render(<Page />);
  openFrom(screen.getByText('Rename'));
  close();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('More')));
});

test('focus that has moved on in the meantime stays where it is', async () => {
  const focusSearch = () => queueMicrotask(() => screen.getByLabelText('Search').focus());
  render(<Page onClosed={focusSearch} />);
  openFrom(screen.getByText('Edit'));
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

/** What the dialog does removes the button that opened it, as when a step is contested. */
function Step() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      <ul>
        <li tabIndex={-1}>
          {isDone ? (
            'It is open again'
          ) : (
            <button type="button" onClick={() => setOpen(true)}>
              This is not done
            </button>
          )}
        </li>
      </ul>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Not done?</DialogTitle>
          <button
            type="button"
            onClick={() => {
              setDone(true);
              setOpen(false);
            }}
          >
            Send
          </button>
        </DialogContent>
      </Dialog>
    </main>
  );
}

test('when the opener is gone, the focus goes to the nearest part of the page around it', async () => {
  render(<Step />);
  openFrom(screen.getByText('This is not done'));
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('It is open again')));
});
