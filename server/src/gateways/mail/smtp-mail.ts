import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../outbound/is-loopback-host.ts';
import { type MailCheck, MailFailure, type MailGateway, type MailSender } from './mail-gateway.ts';
import { composeMail, refuseBadSender } from './outgoing-mail.ts';

export type SmtpTimeouts = { connectMs: number; idleMs: number };

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, idleMs: 30_000 };

/** Sends through an SMTP server, one connection per mail, so that no connection has to be closed. */
export function createSmtpMail(
  smtpUrl: string,
  from: MailSender,
  timeouts: SmtpTimeouts = TIMEOUTS,
): MailGateway {
  refuseBadSender(from);
  const url = parseSmtpUrl(smtpUrl);
  // Options in the URL's query, for example ?requireTLS=false, take precedence over these.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    requireTLS: url.protocol === 'smtp:' && url.username !== '' && !isLoopbackHost(url.hostname),
  });

  return {
    async send(mail) {
      const message = composeMail(mail, from);
      try {
        const { messageId } = await transport.sendMail(message);
        return { id: messageId };
      } catch (error) {
        throw asMailFailure(error);
      }
    },

    async check(): Promise<MailCheck> {
      try {
        await transport.verify();
        return { ok: true, detail: `The mail server ${url.host} accepts mail.` };
      } catch (error) {
        return {
          ok: false,
          detail: `The mail server ${url.host} does not work: ${asMailFailure(error).message}`,
        };
      }
    },
  };
}

function parseSmtpUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL is not usable. Write it as smtps://user:password@host:465 or smtp://host:587.');
  }
  return url;
}

/**
 * Only a reply about this recipient or this content is permanent. A refused sign-in or sender is a fault of the
 * configuration: the mail is retried until it is fixed.
 */
function asMailFailure(error: unknown): MailFailure {
  const fault = readFault(error);
  const aboutThisMail = fault.command === 'RCPT TO' || fault.command === 'DATA';
  const permanent = aboutThisMail && fault.permanent;
  const answer = fault.responseCode === undefined ? fault.code : `${fault.responseCode} to ${fault.command}`;
  return new MailFailure(`The mail server gave ${answer}.`, { permanent, cause: error });
}

function readFault(error: unknown) {
  const read = (field: string): unknown => (error instanceof Error ? Reflect.get(error, field) : undefined);
  const [code, command, responseCode] = [read('code'), read('command'), read('responseCode')];
  return {
    code: typeof code === 'string' ? code : 'an unknown fault',
    command: typeof command === 'string' ? command : 'the connection',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    permanent: read('permanent') === true,
  };
}
