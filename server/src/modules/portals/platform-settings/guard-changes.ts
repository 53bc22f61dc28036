import { isGuarded } from '@oja/contract/setting-guards';
import { settingLabel } from '@oja/contract/setting-labels';
import type { SettingsSection } from '@oja/contract/settings';
import type { Tx } from '../../../db/transaction.ts';
import { type ChangedField, describeChange } from '../../../domain/settings/changed-fields.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';

/** Notifies all other administrators that guards were changed: what, from, to, and by whom. */
export async function notifyGuardChanges(
  tx: Tx,
  saved: {
    section: SettingsSection;
    changes: readonly ChangedField[];
    by: Actor;
    approvedBy: Actor | null;
    now: Date;
  },
): Promise<void> {
  const { section, by, approvedBy, now } = saved;
  const changes = saved.changes.filter(({ field }) => isGuarded(section, field));
  if (changes.length === 0) return;
  const others = (await listStaff(tx, ['admin'])).filter((id) => id !== by.id);
  const data = {
    changes: changes
      .map((change) => `${settingLabel(change.field)}: ${describeChange(section, change)}`)
      .join('; '),
    by: by.label,
    approvedBy: approvedBy?.label ?? null,
  };
  const drafts = others.map((id) => draftNotification('guard_setting_changed', id, data));
  await notifyAll(tx, drafts, now);
}
