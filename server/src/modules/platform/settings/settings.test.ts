import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readSection, saveSettings } from './index.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const actor = { id: admin.id, label: admin.email };

async function saveTimeout(expectedVersion: number, sessionTimeoutHours: 1 | 6 | 24 | 168) {
  const { value } = await readSection(oja.deps.db, 'security');
  return inTransaction(oja.deps.db, (tx) =>
    saveSettings(tx, {
      section: 'security',
      expectedVersion,
      value: { ...value, sessionTimeoutHours },
      actor,
    }),
  );
}

describe('settings', () => {
  test('begin as version 0 with the specified defaults', async () => {
    expect(await readSection(oja.deps.db, 'security')).toMatchObject({
      version: 0,
      value: { minimumPasswordLength: 8, sessionTimeoutHours: 24, maximumFailedLogins: 5 },
    });
  });

  test('are saved as a new version, audited, and read by every process without a restart', async () => {
    expect((await oja.deps.settings.read('security')).sessionTimeoutHours).toBe(24);
    expect(await saveTimeout(0, 6)).toEqual({ version: 1 });
    await expect.poll(async () => (await oja.deps.settings.read('security')).sessionTimeoutHours).toBe(6);
    const entry = await oja.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'settings.saved')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actorId: admin.id,
      subjectId: 'security',
      before: { sessionTimeoutHours: 24 },
    });
  });

  test('refuse a caller who read an older version', async () => {
    await expect(saveTimeout(0, 1)).rejects.toMatchObject({ code: 'settings_changed' });
  });

  test('let one of two administrators win who save at once', async () => {
    const results = await Promise.allSettled([saveTimeout(1, 1), saveTimeout(1, 168)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readSection(oja.deps.db, 'security')).version).toBe(2);
  });

  test('refuse values that are not offered', async () => {
    await expect(saveTimeout(2, 7 as 6)).rejects.toThrow();
  });
});
