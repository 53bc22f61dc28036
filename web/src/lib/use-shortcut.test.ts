import { expect, test } from 'vitest';
import { isShortcut } from './use-shortcut';

const none = {
  key: 'b',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test.each([
  ['Ctrl and the letter', { ctrlKey: true }, true],
  ['Cmd and the letter', { metaKey: true }, true],
  ['Ctrl and the letter while Caps Lock is on', { ctrlKey: true, key: 'B' }, true],
  ['the letter alone', {}, false],
  ['Ctrl and another letter', { ctrlKey: true, key: 'n' }, false],
  ['Ctrl, Shift and the letter', { ctrlKey: true, shiftKey: true }, false],
  ['AltGr, which arrives as Ctrl with Alt', { ctrlKey: true, altKey: true }, false],
  ['both Ctrl and Cmd', { ctrlKey: true, metaKey: true }, false],
  ['a key press that was handled already', { ctrlKey: true, defaultPrevented: true }, false],
])('%s', (_, keys, expected) => {
  expect(isShortcut({ ...none, ...keys }, 'b')).toBe(expected);
});
