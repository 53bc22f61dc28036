import { MailFailure, type MailSender, type OutgoingMail } from './mail-gateway.ts';

/*
 * Subjects, names and addresses come from users. A line break in one of them would inject a header, so every header
 * value is checked here, before any library sees it, for every transport.
 */

const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;
const LINE_OR_CONTROL = /[\p{Cc}\u2028\u2029]/u;
const MAX_ADDRESS_LENGTH = 254;
const MAX_SUBJECT_LENGTH = 250;
const MAX_HEADER_LENGTH = 900;
const OPEN_HEADERS = new Set([
  'list-unsubscribe',
  'list-unsubscribe-post',
  'reply-to',
  'in-reply-to',
  'references',
]);

/** Returns the message for nodemailer, or refuses the mail permanently. */
export function composeMail(mail: OutgoingMail, from: MailSender) {
  refuseBadSender(from);
  if (!isAddress(mail.to)) refuse('The recipient is not one plain e-mail address.');
  if (mail.subject.trim() === '') refuse('The mail has no subject.');
  if (mail.subject.length > MAX_SUBJECT_LENGTH) refuse('The subject is too long.');
  if (LINE_OR_CONTROL.test(mail.subject)) refuse('The subject holds a line break or a control character.');
  if (mail.text.trim() === '' || mail.html.trim() === '') refuse('The mail needs a text and an HTML part.');
  const headers = Object.entries(mail.headers ?? {});
  for (const [name, value] of headers) refuseBadHeader(name, value);

  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      ...Object.fromEntries(headers),
      // Asks out-of-office programs not to answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function refuseBadSender({ name, address }: MailSender): void {
  if (!isAddress(address)) refuse('The sender is not one plain e-mail address.');
  if (LINE_OR_CONTROL.test(name)) refuse('The name of the sender holds a line break or a control character.');
}

function refuseBadHeader(name: string, value: string): void {
  if (!OPEN_HEADERS.has(name.toLowerCase())) refuse(`A mail may not set the header ${JSON.stringify(name)}.`);
  if (LINE_OR_CONTROL.test(value)) refuse(`The header ${name} holds a line break or a control character.`);
  if (value.length > MAX_HEADER_LENGTH) refuse(`The header ${name} is too long.`);
}

function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text) && !text.includes('..');
}

function refuse(sentence: string): never {
  throw new MailFailure(sentence, { permanent: true });
}
