import { settingNumberText } from '@oja/contract/setting-units';
import type { SettingsSection } from '@oja/contract/settings';
import type { SettingValue } from '@oja/contract/settings-history';

/** The value of a setting with its unit, as the history writes it: 'On', '12.5%', '7 days', '₦500.00'. */
export function settingText(section: SettingsSection, field: string, value: SettingValue): string {
  if (value === null) return 'not set';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return settingNumberText(section, field, value);
  return choiceFields.has(field) ? (choiceNames[value] ?? value) : value;
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
