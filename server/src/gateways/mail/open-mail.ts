import { createFileMail } from './file-mail.ts';
import type { MailGateway, MailSender } from './mail-gateway.ts';
import { createSmtpMail } from './smtp-mail.ts';

export type MailConfig = { mailDir: string; smtpUrl?: string | undefined; from: MailSender };

/** Sends by SMTP when a server is configured, and writes files otherwise. */
export function openMail({ mailDir, smtpUrl, from }: MailConfig): MailGateway {
  return smtpUrl ? createSmtpMail(smtpUrl, from) : createFileMail(mailDir, from);
}
