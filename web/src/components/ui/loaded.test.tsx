import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { Loaded } from './loaded';

test.each([
  [503, 1],
  [404, 0],
])('a failure with status %i offers %i ways to try again', (status, offered) => {
  const error = new ApiError('We could not load it.', { status });
  const query = { data: undefined, error, isPending: false, isFetching: false, refetch: () => undefined };
  render(
    <Loaded query={query} failure="Failed to load" skeleton={null}>
      {() => null}
    </Loaded>,
  );
  expect(screen.getByText('We could not load it.')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(offered);
});
