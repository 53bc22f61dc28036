import type { Settings } from '@oja/contract/settings';

type Provider = Settings<'notifications'>['emailProvider'];

/** The SMTP server of each provider, and the user name where it is the same for all customers. */
const presets: Record<Provider, { host: string; username: string }> = {
  sendgrid: { host: 'smtp.sendgrid.net', username: 'apikey' },
  mailgun: { host: 'smtp.mailgun.org', username: '' },
  'aws-ses': { host: 'email-smtp.us-east-1.amazonaws.com', username: '' },
  smtp: { host: '', username: '' },
};

interface MailAccount {
  emailProvider: Provider;
  smtpHost: string;
  smtpPort: number;
  smtpUsername: string;
}

/** The SMTP URL with the provider's key, or undefined while a setting is missing. */
export function smtpUrlOf(account: MailAccount, key: string | undefined): string | undefined {
  const preset = presets[account.emailProvider];
  const host = account.smtpHost || preset.host;
  const username = account.smtpUsername || preset.username;
  const needsKey = account.emailProvider !== 'smtp' || username !== '';
  if (host === '' || (needsKey && (key === undefined || username === ''))) return undefined;
  const scheme = account.smtpPort === 465 ? 'smtps' : 'smtp';
  const login = username === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(key ?? '')}@`;
  return `${scheme}://${login}${host}:${account.smtpPort}`;
}
