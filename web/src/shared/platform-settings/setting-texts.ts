import type { SettingsSection } from '@oja/contract/settings';
import type { SettingValue } from '@oja/contract/settings-history';
import { countOf, formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

/** The value of a setting with its unit, as the history writes it: 'On', '12.5%', '7 days', '₦500.00'. */
export function settingText(section: SettingsSection, field: string, value: SettingValue): string {
  if (value === null) return 'not set';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return numberText(section, field, value);
  return choiceFields.has(field) ? (choiceNames[value] ?? value) : value;
}

const nairaFields = new Set(['appealThreshold', 'approvalThreshold', 'adjustmentLimit']);

/** A number of a setting with its unit. */
export function numberText(section: SettingsSection, field: string, value: number): string {
  if (section === 'naira' || nairaFields.has(field)) return formatNaira(value);
  if (field.endsWith('Percent')) return `${value}%`;
  if (field.endsWith('Days')) return countOf(value, 'day');
  if (field.includes('Hours')) return countOf(value, 'hour');
  if (field === 'minimumPasswordLength') return countOf(value, 'character');
  if (field === 'maximumFailedLogins') return countOf(value, 'attempt');
  return field === 'smtpPort' ? String(value) : formatCount(value);
}

const choiceFields = new Set(['paymentProvider', 'emailProvider', 'smsProvider', 'templateStyle']);

const choiceNames: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  square: 'Square',
  razorpay: 'Razorpay',
  paystack: 'Paystack',
  sendgrid: 'SendGrid',
  mailgun: 'Mailgun',
  'aws-ses': 'AWS SES',
  smtp: 'SMTP',
  twilio: 'Twilio',
  'aws-sns': 'AWS SNS',
  nexmo: 'Nexmo',
  modern: 'Modern',
  minimal: 'Minimal',
  classic: 'Classic',
  branded: 'Branded',
};
