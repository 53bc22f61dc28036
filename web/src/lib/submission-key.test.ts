import { describe, expect, test } from 'vitest';
import { createSubmissionKey } from './submission-key';

function numberedKeys() {
  let made = 0;
  return createSubmissionKey(() => `key-${++made}`);
}

describe('the key of a form', () => {
  test('is the same for the same input, however often it is sent', () => {
    const keyFor = numberedKeys();
    expect([keyFor({ amount: 100 }), keyFor({ amount: 100 })]).toEqual(['key-1', 'key-1']);
  });

  test('is a new one once the input was corrected', () => {
    const keyFor = numberedKeys();
    expect([keyFor({ amount: 50 }), keyFor({ amount: 500 }), keyFor({ amount: 500 })]).toEqual([
      'key-1',
      'key-2',
      'key-2',
    ]);
  });

  test('is a new one for the same input once the form was sent', () => {
    const keyFor = numberedKeys();
    const first = keyFor('Any news?');
    keyFor.renew();
    expect([first, keyFor('Any news?'), keyFor('Any news?')]).toEqual(['key-1', 'key-2', 'key-2']);
  });

  test('is never used for two inputs, even when the person goes back to the first', () => {
    const keyFor = numberedKeys();
    expect([keyFor('a'), keyFor('b'), keyFor('a')]).toEqual(['key-1', 'key-2', 'key-3']);
  });
});

test('two forms have different keys that fit into a header', () => {
  const [first, second] = [createSubmissionKey()('a'), createSubmissionKey()('a')];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(first).not.toBe(second);
});
