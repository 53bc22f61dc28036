import { koboFromNaira, nairaText } from '@oja/contract/money';
import { isGuarded } from '@oja/contract/setting-guards';
import { settingLabel } from '@oja/contract/setting-labels';
import type { SettingsSection } from '@oja/contract/settings';
import type { Tx } from '../../../db/transaction.ts';
import { type ChangedField, settingText } from '../../../domain/settings/changed-fields.ts';
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

/** A change in words: from ₦500,000.00 to ₦600,000.00. */
export function describeChange(section: SettingsSection, { field, before, after }: ChangedField): string {
  const inWords = (value: unknown) =>
    typeof value === 'number' && isInNaira(section, field)
      ? nairaText(koboFromNaira(value))
      : settingText(value);
  return `from ${inWords(before)} to ${inWords(after)}`;
}

const nairaFields = new Set(['appealThreshold', 'approvalThreshold', 'adjustmentLimit']);

function isInNaira(section: SettingsSection, field: string): boolean {
  return section === 'naira' || nairaFields.has(field);
}
