import type { Deps } from '../../../deps/deps.ts';
import { greetingFor } from '../../../domain/accounts/greeting.ts';
import { MailFailure } from '../../../gateways/mail/mail-gateway.ts';
import { linkTo, type MailContent, oneLine, renderMail } from '../../../gateways/mail/mail-template.ts';
import { actionLabelOf } from './mail-action.ts';

interface Mail {
  userId: string;
  title: string;
  paragraphs: readonly string[];
  /** A table below the paragraphs. */
  facts?: MailContent['facts'];
  link: string | null;
  /** The label of the button; without one it names the page. */
  action?: string | undefined;
  /** The path of the page that ends such mails; programs offer it as a button, too (RFC 8058). */
  unsubscribe?: string;
  /** At the foot in place of the sentence about the settings. */
  footnote?: string | undefined;
  /** Where the person changes what is sent; without it, the settings. */
  change?: { footnote: string; label: string; path: string };
}

/** Sends a notification mail. A permanently refused mail is dropped; any other failure is retried. */
export async function sendMail(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'mail' | 'settings'>,
  { userId, title, paragraphs, facts, link, action, unsubscribe, footnote, change }: Mail,
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
    facts,
    action: link === null ? undefined : { label: action ?? actionLabelOf(link), path: link },
    footnote: change?.footnote ?? footnote ?? 'You choose what we write to you about in your settings.',
    footLinks: [
      ...(change === undefined ? [] : [change]),
      ...(unsubscribe === undefined ? [] : [{ label: 'Unsubscribe from these mails', path: unsubscribe }]),
    ],
  });
  try {
    await deps.mail.send({
      to: person.email,
      // A line break in it would refuse the mail for good.
      subject: oneLine(title),
      ...content,
      headers: unsubscribeHeaders(deps, unsubscribe),
    });
  } catch (error) {
    if (!(error instanceof MailFailure && error.permanent)) throw error;
    deps.log.warn({ reason: error.message }, 'a mail was refused for good');
  }
}

function unsubscribeHeaders({ config }: Pick<Deps, 'config'>, path: string | undefined) {
  if (path === undefined) return undefined;
  return {
    'List-Unsubscribe': `<${linkTo(config.appUrl, path)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
