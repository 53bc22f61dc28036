import { messageLimits } from '@oja/contract/messaging';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../../test/fake-api';
import { shownToast } from '../../../../test/render';
import { usePictureTray } from './use-picture-tray';

const route = 'POST /message-images';
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`${index}.png`));

beforeEach(() => {
  signIn();
  let stored = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    stored += 1;
    return `blob:${stored}`;
  });
});

/** Every stored picture has an id of its own. */
function storeAll() {
  let stored = 0;
  return fakeApi({
    [route]: (call) => {
      stored += 1;
      return succeed({ id: `picture-${stored}` })(call);
    },
  });
}

test('is busy until every picture is stored', async () => {
  const held = holdAnswer();
  fakeApi({ [route]: [succeed({ id: 'picture-1' }), held.answer] });
  const { result } = renderHook(usePictureTray);
  act(() => result.current.add([picture('a.png'), picture('b.png')]));
  await waitFor(() => expect(result.current.added).toHaveLength(1));
  expect(result.current.isBusy).toBe(true);
  await act(async () => held.release(succeed({ id: 'picture-2' })));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(result.current.added.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test('keeps the order in which pictures were chosen, whichever arrives first', async () => {
  const held = holdAnswer();
  fakeApi({ [route]: [held.answer, succeed({ id: 'picture-2' })] });
  const { result } = renderHook(usePictureTray);
  act(() => result.current.add([picture('a.png'), picture('b.png')]));
  await waitFor(() => expect(result.current.added).toHaveLength(1));
  await act(async () => held.release(succeed({ id: 'picture-1' })));
  await waitFor(() => expect(result.current.added).toHaveLength(2));
  expect(result.current.added.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test('a picture that is refused is named in a toast, and the others stay', async () => {
  fakeApi({ [route]: [succeed({ id: 'picture-1' }), refuse(422, 'image_unreadable', 'Not a picture.')] });
  const { result } = renderHook(usePictureTray);
  act(() => result.current.add([picture('a.png'), picture('b.png')]));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(shownToast()).toMatchObject({ variant: 'destructive', description: 'Not a picture.' });
  expect(result.current.added.map(({ name }) => name)).toEqual(['a.png']);
});

test('a picture that is too large is not uploaded', async () => {
  const calls = storeAll();
  const large = picture('large.png');
  Object.defineProperty(large, 'size', { value: messageLimits.pictureBytes + 1 });
  const { result } = renderHook(usePictureTray);
  act(() => result.current.add([large]));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(shownToast()?.description).toBe('Images must be under 5MB.');
  expect(calls).toEqual([]);
});

test('takes no more than a message can carry, also while some are still uploading', async () => {
  const calls = storeAll();
  const { result } = renderHook(usePictureTray);
  act(() => result.current.add(pictures(messageLimits.pictures - 1)));
  act(() => result.current.add(pictures(3)));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(calls).toHaveLength(messageLimits.pictures);
  expect(shownToast()?.description).toBe(`A message can carry ${messageLimits.pictures} pictures.`);
});

test('removes one picture and frees the preview of each that goes', async () => {
  storeAll();
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { result } = renderHook(usePictureTray);
  act(() => result.current.add(pictures(2)));
  await waitFor(() => expect(result.current.added).toHaveLength(2));
  act(() => result.current.remove('picture-1'));
  expect(result.current.added.map(({ picture }) => picture.id)).toEqual(['picture-2']);
  act(() => result.current.clear());
  expect(result.current.added).toEqual([]);
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
