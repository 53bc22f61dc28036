import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { readSection, saveSettings } from '../modules/platform/settings/index.ts';
import { readPeople, staffOf } from './demo-people.ts';

/** Settings of the demo; an empty installation has the specified defaults. */
const demoGeneral = { timezone: 'Africa/Lagos', defaultCurrency: 'NGN' } as const;

/** Only while these settings were never saved: later starts leave them as an administrator set them. */
export async function loadDemoSettings(deps: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const people = await readPeople(deps);
  await inTransaction(deps.db, async (tx) => {
    const { version, value } = await readSection(tx, 'general');
    if (version > 0) return;
    await saveSettings(tx, {
      section: 'general',
      expectedVersion: version,
      value: { ...value, ...demoGeneral },
      actor: staffOf(people),
    });
  });
  deps.settings.invalidate('general');
}
