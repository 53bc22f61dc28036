import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { isGuarded } from './setting-guards.ts';
import { type SettingsSection, secretMask, settingsSecrets, settingsSections } from './settings.ts';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** How administrators see and change the platform settings. Each section is saved by itself, with its version. */

type Shape<Section extends SettingsSection> = (typeof settingsSections)[Section]['shape'];
type Required<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Inner>
    ? Inner
    : Fields[Name] extends z.ZodPrefault<infer Inner>
      ? Inner
      : Fields[Name];
};

/** A saved section names every field: one that was left out must not fall back to its default unseen. */
function everyField<Section extends SettingsSection>(section: Section) {
  const fields = Object.entries(settingsSections[section].shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? field.unwrap() : field,
  ]);
  return z.strictObject(Object.fromEntries(fields) as unknown as Required<Shape<Section>>);
}

const secretText = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .meta({ description: 'The mask keeps what is stored, null removes it.', examples: [secretMask] });

const secretsOf = (section: SettingsSection) =>
  z.strictObject(
    Object.fromEntries(settingsSecrets[section].map((name: string) => [name, secretText.optional()])),
  );

const secretStates = z
  .record(z.string(), z.object({ set: z.boolean(), changed_at: timestamp.nullable() }))
  .meta({ examples: [{ webhookSecret: { set: true, changed_at: '2026-11-15T09:30:00.000Z' } }] });

const savedSection = <Section extends SettingsSection>(section: Section) =>
  z.object({
    version: z.int().meta({ description: '0 before the first save.', examples: [3] }),
    changed_at: timestamp.nullable(),
    changed_by: z
      .string()
      .nullable()
      .meta({ examples: ['admin@oja.test'] }),
    changed_by_id: id.nullable(),
    value: settingsSections[section],
    secrets: secretStates,
    waiting: waitingApproval.meta({
      description: 'The change that waits for another administrator; until it is answered, nothing is saved.',
    }),
  });

const save = <const Section extends SettingsSection>(section: Section, summary: string) =>
  endpoint({
    method: 'PUT',
    path: `/admin/settings/${section}`,
    tag: 'Settings',
    summary,
    access: 'admin',
    limit: 'write',
    ...(mayNeedProof(section) ? { proof: 'sometimes' as const } : {}),
    body: z.strictObject({
      version: z
        .int()
        .min(0)
        .meta({ description: 'The version that was read; an older one is refused.', examples: [3] }),
      value: everyField(section).meta({ examples: [settingsSections[section].parse({})] }),
      secrets: secretsOf(section)
        .optional()
        .meta({ examples: [{}] }),
      reason: requiredText(textLimits.moneyReason)
        .optional()
        .meta({
          description: 'For the history, and for the administrator who has to approve a weaker guard.',
          examples: ['Agreed at the meeting on Monday.'],
        }),
    }),
    reply: savedSection(section),
    beside: z.object({ approval: waitingApproval }),
    errors: [
      'settings_changed',
      'approval_waiting',
      ...(section === 'integrations' ? (['webhook_url_refused'] as const) : []),
    ],
  });

/** Saving a secret, switching maintenance mode on, and changing a guard need a proof of presence. */
function mayNeedProof(section: SettingsSection): boolean {
  const fields = Object.keys(settingsSections[section].shape);
  return (
    section === 'general' ||
    settingsSecrets[section].length > 0 ||
    fields.some((field) => isGuarded(section, field))
  );
}

const overviewStatuses = ['active', 'warning', 'error', 'inactive'] as const;

const overviewEntry = z.object({
  section: z.enum(['general', 'payment', 'security', 'notifications', 'integrations']),
  status: z.enum(overviewStatuses),
  badge: z
    .int()
    .nullable()
    .meta({ examples: [2] }),
});
export type OverviewEntry = z.infer<typeof overviewEntry>;

export const platformSettingsEndpoints = {
  platformSettings: endpoint({
    method: 'GET',
    path: '/admin/settings',
    tag: 'Settings',
    summary: 'Every section with its version, and which secrets are set; secrets themselves never leave',
    access: 'admin',
    limit: 'read',
    reply: z.object({
      general: savedSection('general'),
      payment: savedSection('payment'),
      naira: savedSection('naira'),
      security: savedSection('security'),
      notifications: savedSection('notifications'),
      integrations: savedSection('integrations'),
      overview: z.array(overviewEntry),
      installation: z.object({
        mail_by_environment: z.boolean().meta({ description: 'SMTP_URL is set and wins over the panel.' }),
        two_factor_for_admins: z.boolean().meta({ description: 'What holds without a decision.' }),
      }),
    }),
  }),
  saveGeneralSettings: save('general', 'Saves the general settings'),
  savePaymentSettings: save('payment', 'Saves fees, escrow and price limits'),
  saveNairaRules: save('naira', 'Saves the amounts that count in naira'),
  saveSecuritySettings: save('security', 'Saves the rules for passwords, sessions and sign-in'),
  saveNotificationSettings: save('notifications', 'Saves the channels and events people hear of'),
  saveIntegrationSettings: save('integrations', 'Saves analytics, compliance and the webhook'),
  sendTestEmail: endpoint({
    method: 'POST',
    path: '/admin/settings/test-email',
    tag: 'Settings',
    summary: 'Sends a mail to the administrator who asks, by the settings in force, and says what happened',
    access: 'admin',
    limit: 'mail_link',
    reply: z.object({
      sent: z.boolean(),
      to: z.string().meta({ examples: ['admin@oja.test'] }),
      detail: z.string().meta({ examples: ['The mail server gave 535 to AUTH.'] }),
    }),
  }),
  displaySettings: endpoint({
    method: 'GET',
    path: '/admin/display',
    tag: 'Settings',
    summary: 'How the screens of staff write dates, and whether maintenance mode is on',
    access: 'staff',
    limit: 'read',
    reply: z.object({
      timezone: z.string().meta({ examples: ['Africa/Lagos'] }),
      dateFormat: settingsSections.general.shape.dateFormat,
      maintenanceMode: z.boolean(),
    }),
  }),
};
