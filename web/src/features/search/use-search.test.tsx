import { beforeEach, expect, test, vi } from 'vitest';
import { timings } from '@/config/timings';
import { fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../test/fake-api';
import { pass, renderHookInApp } from '../../../test/render';
import { useSearch } from './use-search';

const route = 'GET /search';
const found = (name: string, complete = true) =>
  succeed({ groups: [{ kind: 'users', hits: [{ id: name }] }], complete });

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});

/** The query reports its answer in a task of its own. */
const settle = () => pass(1);

function renderSearch() {
  const { result, rerender } = renderHookInApp((typed: string) => useSearch(typed), { initialProps: '' });
  return {
    state: () => result.current,
    type: async (typed: string) => {
      rerender(typed);
      await pass(timings.searchPauseMs);
      await settle();
    },
    typeWithoutPause: (typed: string) => rerender(typed),
    retry: () => result.current.retry(),
  };
}

test('asks nothing while too little is typed, then for the trimmed words', async () => {
  const calls = fakeApi({ [route]: found('ada') });
  const { type, state } = renderSearch();
  await type(' a ');
  expect(state().phase).toBe('idle');
  await type(' ada ');
  expect(state()).toMatchObject({ phase: 'found', answered: 'ada', isStale: false });
  expect(calls.map(({ query }) => query)).toEqual([{ q: 'ada' }]);
});

test('an older answer that arrives late does not replace the newer one', async () => {
  const older = holdAnswer();
  const calls = fakeApi({ [route]: [older.answer, found('ada obi')] });
  const { type, state } = renderSearch();
  await type('ada');
  expect(state().phase).toBe('waiting');
  await type('ada obi');
  expect(calls[0]?.signal?.aborted).toBe(true);
  older.release(found('ada'));
  await settle();
  expect(state()).toMatchObject({ phase: 'found', answered: 'ada obi' });
});

test('the last answer stays in sight, marked as stale, from the first new letter on', async () => {
  const held = holdAnswer();
  fakeApi({ [route]: [found('ada'), held.answer] });
  const { type, typeWithoutPause, state } = renderSearch();
  await type('ada');
  typeWithoutPause('ada o');
  expect(state()).toMatchObject({ phase: 'waiting', isStale: true, answered: 'ada' });
  expect(state().groups).toHaveLength(1);
  await pass(timings.searchPauseMs);
  held.release(found('ada o', false));
  await settle();
  expect(state()).toMatchObject({ phase: 'found', isStale: false, isComplete: false });
});

test('a failure can be retried, and does not outlive the words it belongs to', async () => {
  fakeApi({ [route]: [refuse(429, 'too_many_requests', 'Slow down.'), found('ada')] });
  const { type, typeWithoutPause, retry, state } = renderSearch();
  await type('ada');
  expect(state().phase).toBe('failed');
  typeWithoutPause('ada o');
  expect(state().phase).toBe('waiting');
  typeWithoutPause('ada');
  retry();
  await settle();
  expect(state()).toMatchObject({ phase: 'found', answered: 'ada' });
});
