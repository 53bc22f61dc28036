import type { Settings } from '@oja/contract/settings';

type Provider = Settings<'notifications'>['emailProvider'];

/** Where each provider takes mail by SMTP, and the user name it expects where that is the same for everybody. */
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

/** The address of the provider's server with its key, or undefined while something is missing. */
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
