import { expect, test } from 'vitest';
import { actionOf, deskShortcuts } from './use-desk-shortcuts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  repeat: false,
  ...more,
});

test('every key has one meaning', () => {
  expect(new Set(deskShortcuts.map(({ key }) => key)).size).toBe(deskShortcuts.length);
  expect(actionOf(press('a'))).toBe('approve');
  expect(actionOf(press('A'))).toBe('approve-selected');
  expect(actionOf(press('z'))).toBeUndefined();
});

test('keys with Ctrl, Cmd or Alt belong to the browser', () => {
  expect(actionOf(press('a', { ctrlKey: true }))).toBeUndefined();
  expect(actionOf(press('r', { metaKey: true }))).toBeUndefined();
});

test('a held key moves on and decides nothing', () => {
  expect(actionOf(press('j', { repeat: true }))).toBe('next');
  expect(actionOf(press('a', { repeat: true }))).toBeUndefined();
});
