import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AppKey } from './app-keys.ts';
import { createSealer, SealError, type SealFault } from './sealing.ts';

const newAppKey = (id: string): AppKey => ({ id, key: randomBytes(32) });
const oldKey = newAppKey('k1');
const newKey = newAppKey('k2');
const CONTEXT = 'listing:7d0c:credentials';

function faultOf(action: () => unknown): SealFault | undefined {
  try {
    action();
  } catch (error) {
    if (error instanceof SealError) return error.fault;
    throw error;
  }
  return undefined;
}

describe('sealing', () => {
  const sealer = createSealer([newKey, oldKey]);

  test('opens what it sealed, text and bytes of any length', () => {
    expect(sealer.open(sealer.seal('pässword ₦', CONTEXT), CONTEXT).toString('utf8')).toBe('pässword ₦');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ minLength: 1 }), (bytes, context) => {
        expect(sealer.open(sealer.seal(bytes, context), context)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('hides the text and never seals the same text twice alike', () => {
    const first = sealer.seal('hunter2-hunter2', CONTEXT);
    expect(first.includes('hunter2')).toBe(false);
    expect(first.equals(sealer.seal('hunter2-hunter2', CONTEXT))).toBe(false);
  });

  test('does not open in another place', () => {
    const sealed = sealer.seal('secret', CONTEXT);
    expect(faultOf(() => sealer.open(sealed, 'listing:7d0d:credentials'))).toBe('not_authentic');
    expect(faultOf(() => sealer.open(sealed, `${CONTEXT} `))).toBe('not_authentic');
  });

  test('refuses every single altered byte and every truncation', () => {
    const sealed = sealer.seal('secret', CONTEXT);
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(
        faultOf(() => sealer.open(altered, CONTEXT)),
        `byte ${index}`,
      ).toBeDefined();
      expect(
        faultOf(() => sealer.open(sealed.subarray(0, index), CONTEXT)),
        `length ${index}`,
      ).toBeDefined();
    }
  });

  test('refuses what was never sealed', () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('plain text in the column'), Buffer.from([1, 0, 0])]) {
      expect(faultOf(() => sealer.open(bytes, CONTEXT))).toBe('malformed');
      expect(faultOf(() => sealer.keyIdOf(bytes))).toBe('malformed');
    }
  });

  test('refuses an empty context, which would bind to nothing', () => {
    expect(() => sealer.seal('secret', '')).toThrow(/context/);
  });
});

describe('key rotation', () => {
  const before = createSealer([oldKey]);
  const after = createSealer([newKey, oldKey]);

  test('opens old rows and seals new ones with the new key', () => {
    const oldRow = before.seal('secret', CONTEXT);
    expect(after.open(oldRow, CONTEXT).toString()).toBe('secret');
    expect(after.keyIdOf(oldRow)).toBe('k1');
    expect(after.currentKeyId).toBe('k2');
    expect(after.keyIdOf(after.seal('secret', CONTEXT))).toBe('k2');
  });

  test('says which key is missing once the old one is gone', () => {
    const oldRow = before.seal('secret', CONTEXT);
    const withoutOld = createSealer([newKey]);
    expect(faultOf(() => withoutOld.open(oldRow, CONTEXT))).toBe('unknown_key');
    expect(() => withoutOld.open(oldRow, CONTEXT)).toThrow(/"k1"/);
  });

  test('does not open with another key under the same id', () => {
    const impostor = createSealer([newAppKey('k1')]);
    expect(faultOf(() => impostor.open(before.seal('secret', CONTEXT), CONTEXT))).toBe('not_authentic');
  });

  test('does not open when the key id inside is changed to another name of the same key', () => {
    const twins = createSealer([oldKey, { id: 'k9', key: oldKey.key }]);
    const renamed = twins.seal('secret', CONTEXT);
    renamed.write('k9', 2, 'latin1');
    expect(twins.keyIdOf(renamed)).toBe('k9');
    expect(faultOf(() => twins.open(renamed, CONTEXT))).toBe('not_authentic');
  });

  test('refuses no key and two keys with one id', () => {
    expect(() => createSealer([])).toThrow(/at least one key/);
    expect(() => createSealer([newKey, newAppKey('k2')])).toThrow(/same id/);
  });
});

describe('derived keys', () => {
  const sealer = createSealer([newKey, oldKey]);

  test('differ by label and by key, and stay the same otherwise', () => {
    const key = sealer.derive('unsubscribe');
    expect(key).toHaveLength(32);
    expect(key.equals(createSealer([newKey]).derive('unsubscribe'))).toBe(true);
    expect(key.equals(sealer.derive('unsubscribe2'))).toBe(false);
    expect(key.equals(sealer.derive('unsubscribe', 'k1'))).toBe(false);
    expect(key.equals(newKey.key)).toBe(false);
  });

  test('are found under every key id, and refused under an unknown one', () => {
    expect(sealer.keyIds).toEqual(['k2', 'k1']);
    expect(faultOf(() => sealer.derive('unsubscribe', 'k9'))).toBe('unknown_key');
  });
});
