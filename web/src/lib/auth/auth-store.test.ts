import { describe, expect, test } from 'vitest';
import { AUTH_STORAGE_KEY, type AuthRecord, createAuthStore } from './auth-store';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const record = {
  token: 'token-one',
  expiresAt: '2026-11-16T00:00:00.000Z',
  user: { name: 'Ada', email: 'ada@example.com', role: 'user' },
} as unknown as AuthRecord;

function storeAt(time: string) {
  const storage = memoryStorage();
  const clock = { now: Date.parse(time) };
  return {
    storage,
    clock,
    store: createAuthStore(
      () => storage,
      () => clock.now,
    ),
  };
}

describe('the auth record', () => {
  test('A293 to A296: is kept in browser storage under one key, with token, expiresAt and user', () => {
    const { store, storage } = storeAt('2026-11-15T00:00:00Z');
    store.set(record);
    expect(JSON.parse(storage.getItem(AUTH_STORAGE_KEY) ?? '')).toEqual(record);
    expect(store.token()).toBe('token-one');
  });

  test('is deleted and treated as absent once its expiry has passed', () => {
    const { store, storage, clock } = storeAt('2026-11-15T00:00:00Z');
    store.set(record);
    clock.now = Date.parse('2026-11-16T00:00:00.000Z');
    expect(store.record()).toBeUndefined();
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  });

  test('counts as absent when the storage holds nonsense', () => {
    const { store, storage } = storeAt('2026-11-15T00:00:00Z');
    for (const nonsense of [
      '',
      'x',
      'null',
      '{}',
      '{"token":"a","expiresAt":"never","user":{"role":"user"}}',
    ]) {
      storage.setItem(AUTH_STORAGE_KEY, nonsense);
      expect(store.record()).toBeUndefined();
    }
  });

  test('of another token is not cleared by the answer to an old request', () => {
    const { store } = storeAt('2026-11-15T00:00:00Z');
    store.set(record);
    store.clearIf('an-older-token');
    expect(store.token()).toBe('token-one');
    store.clearIf('token-one');
    expect(store.record()).toBeUndefined();
  });

  test('takes a newer copy of its person, but not that of another session', () => {
    const { store } = storeAt('2026-11-15T00:00:00Z');
    store.set(record);
    store.setUser('an-older-token', { ...record.user, name: 'Eve' });
    expect(store.record()?.user.name).toBe('Ada');
    store.setUser('token-one', { ...record.user, name: 'Ada Obi' });
    expect(store.record()?.user.name).toBe('Ada Obi');
  });

  test('says why it ended, until the next sign-in', () => {
    const { store, clock } = storeAt('2026-11-15T00:00:00Z');
    store.set(record);
    store.endIf('an-older-token', 'You were signed out on another device.');
    expect(store.endSentence()).toBeUndefined();
    store.endIf('token-one', 'You were signed out on another device.');
    expect(store.record()).toBeUndefined();
    expect(store.endSentence()).toBe('You were signed out on another device.');
    store.set(record);
    expect(store.endSentence()).toBeUndefined();
    clock.now = Date.parse('2026-11-16T00:00:00.000Z');
    expect(store.record()).toBeUndefined();
    expect(store.endSentence()).toBe('Your session has expired. Please sign in again.');
  });

  test('says nothing after it was ended here', () => {
    const { store } = storeAt('2026-11-15T00:00:00Z');
    store.set(record);
    store.clear();
    expect(store.endSentence()).toBeUndefined();
  });
});
