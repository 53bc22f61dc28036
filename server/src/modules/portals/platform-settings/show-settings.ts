import {
  type Settings,
  type SettingsSection,
  settingsSecrets,
  settingsSections,
} from '@oja/contract/settings';
import { isProduction } from '../../../config/config.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { settingsOverview } from '../../../domain/settings/settings-overview.ts';
import { listWaiting, presentWaiting } from '../../platform/approvals/index.ts';
import { readSectionMarks, readSections } from '../../platform/settings/index.ts';

const sections = Object.keys(settingsSections) as SettingsSection[];

/**
 * Every section as the panels show it, read from the database, because administrators must see the settings in force.
 */
export async function showSettings(deps: Pick<Deps, 'config' | 'db'>) {
  const values = await readSections(deps.db, sections);
  const found = await readMarks(deps.db);
  const twoFactorByDefault = isProduction(deps.config);
  const present = <Section extends SettingsSection>(section: Section) =>
    presentSection(section, values[section], found);
  return {
    general: present('general'),
    payment: present('payment'),
    naira: present('naira'),
    security: present('security'),
    notifications: present('notifications'),
    integrations: present('integrations'),
    overview: settingsOverview({
      ...values,
      twoFactorForAdmins: values.security.twoFactorForAdmins ?? twoFactorByDefault,
    }),
    installation: {
      mail_by_environment: deps.config.smtpUrl !== undefined,
      two_factor_for_admins: twoFactorByDefault,
    },
  };
}

export async function showSection<Section extends SettingsSection>(deps: Pick<Deps, 'db'>, section: Section) {
  const values = await readSections(deps.db, [section]);
  return presentSection(section, values[section], await readMarks(deps.db));
}

/** What is shown beside the values: editors, secrets, and the saves that wait. */
async function readMarks(db: Db) {
  return { ...(await readSectionMarks(db)), waiting: await listWaiting(db, 'settings_change') };
}

function presentSection<Section extends SettingsSection>(
  section: Section,
  value: Settings<Section>,
  found: Awaited<ReturnType<typeof readMarks>>,
) {
  const mark = found.marks.find((row) => row.section === section);
  const secrets = settingsSecrets[section].map((name: string) => {
    const stored = found.secrets.find((row) => row.section === section && row.name === name);
    return [name, { set: stored !== undefined, changed_at: stored?.changedAt.toISOString() ?? null }];
  });
  const waiting = found.waiting.find(({ subjectId }) => subjectId === section);
  return {
    version: mark?.version ?? 0,
    changed_at: mark?.changedAt.toISOString() ?? null,
    changed_by: mark?.changedByEmail ?? null,
    changed_by_id: mark?.changedBy ?? null,
    value,
    secrets: Object.fromEntries(secrets) as Record<string, { set: boolean; changed_at: string | null }>,
    waiting: presentWaiting(waiting),
  };
}
