import { settingLabel, settingsSectionPlaces } from '@oja/contract/setting-labels';
import { type Settings, type SettingsSection, settingsSections } from '@oja/contract/settings';
import { z } from 'zod';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ChangedField, changedFields, describeChange } from '../../../domain/settings/changed-fields.ts';
import { readStoredSection } from '../../../domain/settings/stored-section.ts';
import type { ApprovalHandler, ApprovalRow } from '../../platform/approvals/index.ts';
import { readSection, saveSettings } from '../../platform/settings/index.ts';
import { notifyGuardChanges } from './guard-changes.ts';
import { lockSection } from './lock-section.ts';
import { readStoredVersion } from './settings-history.queries.ts';

/** The save that was proposed: all values of a section, and the version that they replace. */
const proposedSave = z.object({
  version: z.int(),
  value: z.record(z.string(), z.unknown()),
  rollBack: z.object({ to: z.int(), reason: z.string() }).optional(),
  reason: z.string().optional(),
});
export type ProposedSave = z.input<typeof proposedSave>;

const sectionName = z.enum(Object.keys(settingsSections) as [SettingsSection, ...SettingsSection[]]);

/** A save of settings that weakens a guard. While it waits, its section is not saved otherwise. */
export const settingsApproval: ApprovalHandler = {
  kind: 'settings_change',
  async describe(db, row) {
    const section = sectionName.parse(row.subjectId);
    const { version, value } = proposedSave.parse(row.payload);
    const before = readStoredSection(section, await readStoredVersion(db, section, version));
    const changes = changedFields(before, value);
    return {
      subject: settingsSectionPlaces[section].title,
      page: settingsSectionPlaces[section].page,
      facts: changes.map((change) => ({
        name: settingLabel(change.field),
        value: describeChange(section, change),
      })),
    };
  },
  lockSubject: (tx, { subjectId }) => lockSection(tx, sectionName.parse(subjectId)),
  async execute(tx, deps, { row, proposer, approver }) {
    const section = sectionName.parse(row.subjectId);
    const changes = await saveProposed(tx, { section, row, proposer });
    await notifyGuardChanges(tx, { section, changes, by: proposer, approvedBy: approver, now: deps.now() });
  },
  afterCommit({ settings }, { subjectId }) {
    settings.invalidate(subjectId);
  },
};

/** Saves the values as they were proposed, under the rules of today. */
async function saveProposed<Section extends SettingsSection>(
  tx: Tx,
  { section, row, proposer }: { section: Section; row: ApprovalRow; proposer: { id: string; label: string } },
): Promise<ChangedField[]> {
  const { version, value, rollBack, reason } = proposedSave.parse(row.payload);
  const parsed = parseToday(section, value);
  const { value: before } = await readSection(tx, section);
  const save = { section, expectedVersion: version, value: parsed, actor: proposer, rollBack };
  await saveSettings(tx, { ...save, reason: rollBack?.reason ?? reason });
  return changedFields(before, parsed);
}

/** Values of another day under the rules of today, or a refusal with the fields that they refuse. */
export function parseToday<Section extends SettingsSection>(
  section: Section,
  stored: unknown,
): Settings<Section> {
  const parsed = settingsSections[section].safeParse(readStoredSection(section, stored));
  if (parsed.success) return parsed.data as Settings<Section>;
  throw new Refusal('settings_version_refused', {
    details: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}
