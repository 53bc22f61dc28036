import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render';
import { ViewNameDialog } from './view-name-dialog';

function renderDialog(onConfirm: (name: string) => Promise<unknown>) {
  const onClose = vi.fn();
  renderInApp(
    <ViewNameDialog
      title="Save this view"
      description="Its filters."
      confirmLabel="Save view"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  const save = (name: string) => {
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
  };
  return { onClose, save };
}

test.each([
  ['  ', 'Please give the view a name.'],
  ['Large\u2028disputed', 'Please write the name in one line.'],
])('the name %j is refused before anything is sent', async (name, sentence) => {
  const onConfirm = vi.fn(async () => undefined);
  const { save } = renderDialog(onConfirm);
  save(name);
  await screen.findByText(sentence);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('confirms the trimmed name and closes', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const { save, onClose } = renderDialog(onConfirm);
  save(' Large ');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Large');
});

test('a failure stands at the field until the name is changed', async () => {
  const { save, onClose } = renderDialog(() => Promise.reject(new TypeError('offline')));
  save('Large');
  const field = screen.getByLabelText(/^Name/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Small' } });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
});
