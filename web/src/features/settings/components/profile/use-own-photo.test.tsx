import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, holdAnswer, lose, signIn, succeed } from '../../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../../test/render';
import { useOwnPhoto } from './use-own-photo';

const route = 'PUT /user/avatar';
const picture = new File(['picture'], 'me.png', { type: 'image/png' });
const changed = succeed({ avatar: '/media/new.webp' });

beforeEach(() => {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const renderPhoto = () => renderHookInApp(() => useOwnPhoto()).result;

test('nothing is sent while no picture is picked', async () => {
  const calls = fakeApi({});
  const photo = renderPhoto();
  await act(async () => photo.current.save());
  expect(calls).toEqual([]);
});

test('a picture is sent once, however often it is saved, and its choice ends with the answer', async () => {
  const held = holdAnswer();
  const calls = fakeApi({ [route]: held.answer });
  const photo = renderPhoto();
  await act(async () => photo.current.choose(picture));
  await act(async () => photo.current.save());
  await waitFor(() => expect(photo.current.isSaving).toBe(true));
  await act(async () => photo.current.save());
  expect(photo.current.choice?.file).toBe(picture);
  await act(async () => held.release(changed));
  await waitFor(() => expect(photo.current).toMatchObject({ isSaving: false, choice: undefined }));
  expect(callsOf(calls, route)).toHaveLength(1);
  expect(shownToast()?.title).toBe('Photo Changed');
});

test('a picture that was not saved stays chosen', async () => {
  fakeApi({ [route]: lose });
  const photo = renderPhoto();
  await act(async () => photo.current.choose(picture));
  await act(async () => photo.current.save());
  await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
  expect(photo.current.choice?.file).toBe(picture);
});
