import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { LoadedPage } from './loaded-page';

const missing = {
  title: 'There is no such dispute',
  description: 'It is not yours.',
  back: { label: 'My Purchases', to: '/dashboard/my-purchases' },
};

function show(query: { data: string | undefined; error: unknown }) {
  const rest = { isPending: query.error === null, isFetching: false, refetch: () => undefined };
  render(
    <MemoryRouter>
      <LoadedPage id="case-1" query={{ ...query, ...rest }} title="Dispute" missing={missing}>
        {(text) => <p>{text}</p>}
      </LoadedPage>
    </MemoryRouter>,
  );
}

test.each([400, 404])('an address that answers %i leads back to the list', (status) => {
  show({ data: undefined, error: new ApiError('Not found.', { status }) });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such dispute' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My Purchases' })).toBeTruthy();
});

test('a failure can be tried again', () => {
  show({ data: undefined, error: new ApiError('The server is busy.', { status: 503 }) });
  expect(screen.getByRole('heading', { level: 1, name: 'The dispute could not be loaded' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('what a view as another person does not show is one sentence, not a failure', () => {
  const sentence = 'This is not shown while you view Oja as another person.';
  show({ data: undefined, error: new ApiError(sentence, { status: 403, code: 'view_only' }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(sentence);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was loaded stays when it cannot be loaded again', () => {
  show({ data: 'The case', error: new ApiError('The server is busy.', { status: 503 }) });
  expect(screen.getByText('The case')).toBeTruthy();
});

test('what was typed about one thing stays with it when its data changes, and never shows up at the next', () => {
  const shown = (id: string, data: string) => (
    <LoadedPage
      id={id}
      query={{ data, error: null, isPending: false, isFetching: false, refetch: () => undefined }}
      title="Dispute"
      missing={missing}
    >
      {(text) => <input aria-label={text} />}
    </LoadedPage>
  );
  const { rerender } = render(shown('case-1', 'First'), { wrapper: MemoryRouter });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'My answer' } });
  rerender(shown('case-1', 'First, answered'));
  expect(screen.getByLabelText<HTMLInputElement>('First, answered').value).toBe('My answer');
  rerender(shown('case-2', 'Second'));
  expect(screen.getByLabelText<HTMLInputElement>('Second').value).toBe('');
});
