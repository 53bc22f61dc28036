import { expect, test } from 'vitest';
import { actionOf, walkKeys } from './list-keys';

const keys = [
  ...walkKeys('listing'),
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'A', action: 'approve-selected', label: 'Approve all selected' },
] as const;

const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  repeat: false,
  ...more,
});

test('a letter and its capital are two keys', () => {
  expect(actionOf(keys, press('a'))).toBe('approve');
  expect(actionOf(keys, press('A', { shiftKey: true }))).toBe('approve-selected');
  expect(actionOf(keys, press('z'))).toBeUndefined();
});

test('Caps Lock makes no other key of a letter', () => {
  expect(actionOf(keys, press('A'))).toBe('approve');
  expect(actionOf(keys, press('a', { shiftKey: true }))).toBe('approve-selected');
});

test('keys with Ctrl, Cmd or Alt belong to the browser', () => {
  expect(actionOf(keys, press('a', { ctrlKey: true }))).toBeUndefined();
  expect(actionOf(keys, press('a', { metaKey: true }))).toBeUndefined();
});

test('a held key moves on and decides nothing', () => {
  expect(actionOf(keys, press('j', { repeat: true }))).toBe('next');
  expect(actionOf(keys, press('a', { repeat: true }))).toBeUndefined();
});
