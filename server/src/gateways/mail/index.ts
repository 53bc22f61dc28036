import { createFileMail } from './file-mail.ts';
import type { MailGateway, MailSender } from './mail-gateway.ts';
import { createSmtpMail } from './smtp-mail.ts';

export type MailConfig = { mailDir: string; smtpUrl?: string | undefined; from: MailSender };

/** Mail goes out by SMTP when a server is configured, and into files otherwise. */
export function openMail({ mailDir, smtpUrl, from }: MailConfig): MailGateway {
  return smtpUrl ? createSmtpMail(smtpUrl, from) : createFileMail(mailDir, from);
}

export { createFollowingMail } from './following-mail.ts';
export { smtpUrlOf } from './mail-providers.ts';
