import { describe, expect, test } from 'vitest';
import { type Recipient, refuseWriting } from './decide-writing.ts';

const open: Recipient = {
  name: 'chidi',
  status: 'active',
  isErased: false,
  blockedByWriter: false,
  blocksWriter: false,
};

describe('writing to a user', () => {
  test('is allowed when nothing stands against it', () => {
    expect(refuseWriting(open)).toBeUndefined();
  });

  test.each([
    [
      { isErased: true, blocksWriter: true, status: 'inactive' as const },
      'recipient_unavailable',
      'has left Oja',
    ],
    [{ blockedByWriter: true, blocksWriter: true }, 'conversation_blocked', 'You blocked chidi'],
    [{ blocksWriter: true, status: 'banned' as const }, 'conversation_blocked', 'does not take messages'],
    [{ status: 'banned' as const }, 'recipient_unavailable', 'at the moment'],
    [{ status: 'inactive' as const }, 'recipient_unavailable', 'at the moment'],
  ])('%o: %s', (change, code, words) => {
    const refused = refuseWriting({ ...open, ...change });
    expect(refused?.code).toBe(code);
    expect(refused?.sentence).toContain(words);
  });

  test.each([{ blockedByWriter: true }, { blocksWriter: true }])(
    'hides the contact in an old nickname: %o',
    (change) => {
      const refused = refuseWriting({ ...open, name: 'Bisi 08031234567', ...change });
      expect(refused?.sentence).toContain('Bisi ••••••');
      expect(refused?.sentence).not.toContain('0803');
    },
  );
});
