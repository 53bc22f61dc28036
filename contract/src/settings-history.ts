import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { nextCursor, queryInteger } from './page.ts';
import { type SettingsSection, settingsSections } from './settings.ts';
import { id, requiredText, timestamp } from './text.ts';

/** The versions of a section of the platform settings, and the way back to one of them. */

const section = z.enum(Object.keys(settingsSections) as [SettingsSection, ...SettingsSection[]]);
const version = z.int().min(0);

const settingValue = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
  .meta({ description: 'Null where nothing was set.', examples: [10] });
export type SettingValue = z.infer<typeof settingValue>;

const settingChange = z
  .object({
    field: z.string().meta({ examples: ['platformFeePercent'] }),
    before: settingValue,
    after: settingValue.meta({ examples: [12.5] }),
  })
  .meta({ id: 'SettingChange' });
export type SettingChange = z.infer<typeof settingChange>;

const settingsVersion = z
  .object({
    version: version.meta({ description: '0 is the defaults, before the first save.', examples: [3] }),
    changed_at: timestamp.nullable(),
    changed_by: z.object({ id, name: z.string().meta({ examples: ['Amara Okafor'] }) }).nullable(),
    changes: z.array(settingChange).meta({ description: 'Against the version before.' }),
    changed_secrets: z.array(z.string()).meta({
      description: 'The names of secrets saved with it; no value is kept.',
      examples: [['emailKey']],
    }),
    restored_version: version
      .nullable()
      .meta({ description: 'Of a roll-back: the version it took its values from.', examples: [null] }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Always given of a roll-back and of a weaker guard.', examples: [null] }),
    restores: z.array(settingChange).meta({
      description: 'What a roll-back to it would change now; empty where it would change nothing.',
    }),
  })
  .meta({ id: 'SettingsVersion' });
export type SettingsVersion = z.infer<typeof settingsVersion>;

const params = z.strictObject({ section });

export const settingsHistoryEndpoints = {
  listSettingsVersions: endpoint({
    method: 'GET',
    path: '/admin/settings/{section}/versions',
    tag: 'Settings',
    summary: 'The versions of a section, newest first: who saved when, and what changed',
    access: 'admin',
    limit: 'read',
    params,
    query: z.strictObject({
      cursor: queryInteger({ min: 1, max: 999_999_999 })
        .optional()
        .meta({ description: 'Where the page before ended: its next_cursor.' }),
      limit: queryInteger({ min: 1, max: 100 }).optional(),
    }),
    reply: z.array(settingsVersion),
    beside: z.object({
      ...nextCursor,
      in_force: version.meta({
        description: 'The version in force, to be sent with a roll-back.',
        examples: [4],
      }),
    }),
  }),
  rollBackSettings: endpoint({
    method: 'POST',
    path: '/admin/settings/{section}/roll-back',
    tag: 'Settings',
    summary: 'Save the values of an earlier version as a new one; secrets stay as they are',
    access: 'admin',
    limit: 'write',
    proof: 'sometimes',
    params,
    body: z.strictObject({
      version: version.meta({ description: 'The version in force that was read.', examples: [4] }),
      to: version.meta({ description: 'The version to restore.', examples: [3] }),
      reason: requiredText(300).meta({ examples: ['The fee was raised by mistake.'] }),
    }),
    reply: z.object({ version: version.meta({ examples: [5] }) }),
    beside: z.object({ approval: waitingApproval }),
    errors: [
      'not_found',
      'approval_waiting',
      'settings_changed',
      'settings_in_force',
      'settings_version_refused',
      'webhook_url_refused',
    ],
  }),
};
