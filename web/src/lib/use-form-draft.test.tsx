import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, signIn, succeed } from '../../test/fake-api';
import { renderHookInApp } from '../../test/render';
import { endSession } from './auth/end-session';
import { useFormDraft } from './use-form-draft';

const empty = { reason: undefined, text: '', tags: [] as string[], password: '' };
type Values = { reason: string | undefined; text: string; tags: string[]; password: string };

function useDrafted(key: string) {
  const form = useForm<Values>({ defaultValues: empty });
  return { form, forget: useFormDraft(form, { key, empty, withheld: ['password'] }) };
}

beforeEach(() => {
  window.sessionStorage.clear();
  signIn({ id: 'ada' });
});

const open = (key = 'dispute-1') => renderHookInApp(useDrafted, { initialProps: key });

function typeAndLeave(key?: string): void {
  const { result, unmount } = open(key);
  act(() => result.current.form.setValue('reason', 'not_as_described'));
  act(() => result.current.form.setValue('text', 'The password is wrong.'));
  act(() => result.current.form.setValue('password', 'secret'));
  unmount();
}

test('what was typed is there when the form is opened again, without its secrets', () => {
  typeAndLeave();
  const { result } = open();
  expect(result.current.form.getValues()).toEqual({
    reason: 'not_as_described',
    text: 'The password is wrong.',
    tags: [],
    password: '',
  });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secret');
  // Emptying the form goes back to nothing, not to the draft.
  act(() => result.current.form.reset());
  expect(result.current.form.getValues('text')).toBe('');
});

test('a form about something else, and another person, begin empty', () => {
  typeAndLeave();
  expect(open('dispute-2').result.current.form.getValues('text')).toBe('');
  signIn({ id: 'bola' });
  expect(open().result.current.form.getValues('text')).toBe('');
});

test('a form that was emptied leaves no draft, and one that was sent forgets it', () => {
  typeAndLeave();
  const emptied = open();
  act(() => emptied.result.current.form.reset(empty));
  expect(window.sessionStorage).toHaveLength(0);
  typeAndLeave();
  open().result.current.forget();
  expect(open().result.current.form.getValues('text')).toBe('');
});

test('signing out wipes it', () => {
  fakeApi({ 'POST /auth/logout': succeed(null) });
  typeAndLeave();
  endSession();
  signIn({ id: 'ada' });
  expect(open().result.current.form.getValues('text')).toBe('');
});

test.each(['not JSON', 'null', '{"text":7,"tags":{},"unknown":"x"}'])(
  'a draft of another version: %s',
  (stored) => {
    window.sessionStorage.setItem('oja-form-ada-dispute-1', stored);
    expect(open().result.current.form.getValues()).toEqual({ text: '', tags: [], password: '' });
  },
);
