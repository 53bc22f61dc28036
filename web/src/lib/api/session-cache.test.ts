import { expect, test } from 'vitest';
import { createQueryClient } from './query-client';
import { clearForOtherSession } from './session-cache';

test('the cache is kept for the same session and emptied for another one', () => {
  const client = createQueryClient(() => undefined);
  clearForOtherSession(client, 'token-1');
  client.setQueryData(['market'], 'cards');

  clearForOtherSession(client, 'token-1');
  expect(client.getQueryData(['market'])).toBe('cards');

  clearForOtherSession(client, 'token-2');
  expect(client.getQueryData(['market'])).toBeUndefined();
});

test('signing out empties it as well', () => {
  const client = createQueryClient(() => undefined);
  clearForOtherSession(client, 'token-1');
  client.setQueryData(['wallet'], 5);
  clearForOtherSession(client, undefined);
  expect(client.getQueryData(['wallet'])).toBeUndefined();
});
