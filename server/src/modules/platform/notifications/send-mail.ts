import type { Deps } from '../../../deps/deps.ts';
import { greetingFor } from '../../../domain/accounts/greeting.ts';
import { MailFailure } from '../../../gateways/mail/mail-gateway.ts';
import { renderMail } from '../../../gateways/mail/mail-template.ts';

interface Mail {
  userId: string;
  title: string;
  paragraphs: readonly string[];
  link: string | null;
}

/** Sends a notification mail. A permanently refused mail is dropped; any other failure is retried. */
export async function sendMail(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'mail' | 'settings'>,
  { userId, title, paragraphs, link }: Mail,
): Promise<void> {
  const { emailEnabled, templateStyle } = await deps.settings.read('notifications');
  const person = await deps.db
    .selectFrom('users')
    .select(['email', 'name', 'emailConfirmedAt'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!emailEnabled || person === undefined) return;
  const content = renderMail({
    appUrl: deps.config.appUrl,
    style: templateStyle,
    title,
    greeting: greetingFor(person),
    paragraphs,
    action: link === null ? undefined : { label: 'Open Oja', path: link },
    footnote: 'You choose what we write to you about in your settings.',
  });
  try {
    await deps.mail.send({ to: person.email, subject: title, ...content });
  } catch (error) {
    if (!(error instanceof MailFailure && error.permanent)) throw error;
    deps.log.warn({ reason: error.message }, 'a mail was refused for good');
  }
}
