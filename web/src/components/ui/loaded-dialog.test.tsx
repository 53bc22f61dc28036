import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { Dialog, DialogContent } from './dialog';
import { LoadedDialog } from './loaded-dialog';

const refetch = vi.fn();
const idle = { error: null, isPending: false, isFetching: false, refetch };

const shown = (id: string, query: { data: string | undefined; error?: unknown; isPending?: boolean }) => (
  <Dialog open>
    <DialogContent>
      <LoadedDialog id={id} query={{ ...idle, ...query }} title="Case" failure="Failed to load the case">
        {(text) => <input aria-label={text} />}
      </LoadedDialog>
    </DialogContent>
  </Dialog>
);

test('has a name while it loads, and a second try when it failed', () => {
  const { rerender } = render(shown('case-1', { data: undefined, isPending: true }));
  expect(screen.getByRole('dialog', { name: 'Case' })).toBeTruthy();
  const error = new ApiError('The server is busy.', { status: 503 });
  rerender(shown('case-1', { data: undefined, error }));
  expect(screen.getByText('Failed to load the case')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what was typed about one thing stays with it when its data changes, and never shows up at the next', () => {
  const { rerender } = render(shown('case-1', { data: 'First' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Refund it' } });
  rerender(shown('case-1', { data: 'First, answered' }));
  expect(screen.getByLabelText<HTMLInputElement>('First, answered').value).toBe('Refund it');
  rerender(shown('case-2', { data: 'Second' }));
  expect(screen.getByLabelText<HTMLInputElement>('Second').value).toBe('');
});
