import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { toastStore } from '@/components/ui/toast';
import { readNextWork } from './api';
import { useNextToast } from './use-next-toast';

vi.mock('./api', () => ({ readNextWork: vi.fn() }));

function Frame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}

const next = { kind: 'dispute', title: '@ada: Not as described', page: '/admin/transactions?case=1' };
const hook = () =>
  renderHook(() => ({ nextToast: useNextToast(), at: useLocation().pathname }), { wrapper: Frame });

test('the toast of a decision leads to the next item', async () => {
  vi.mocked(readNextWork).mockResolvedValue(next as never);
  const { result } = hook();
  await act(() => result.current.nextToast({ title: 'Claim Decided' }));
  const [shown] = toastStore.read();
  expect(shown).toMatchObject({ title: 'Claim Decided', action: { label: 'Next: Dispute' } });
  act(() => shown?.action?.onSelect());
  await waitFor(() => expect(result.current.at).toBe('/admin/transactions'));
});

test('a queue that fails or is empty leaves the toast alone', async () => {
  const { result } = hook();
  for (const answer of [Promise.reject(new Error('away')), Promise.resolve(null)]) {
    vi.mocked(readNextWork).mockReturnValue(answer as never);
    await act(() => result.current.nextToast({ title: 'Claim Decided' }));
    expect(toastStore.read()[0]).toMatchObject({ title: 'Claim Decided' });
    expect(toastStore.read()[0]?.action).toBeUndefined();
  }
});
