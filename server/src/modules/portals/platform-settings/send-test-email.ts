import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { MailFailure } from '../../../gateways/mail/mail-gateway.ts';
import { renderMail } from '../../../gateways/mail/mail-template.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';

/**
 * Sends a mail to the calling administrator, by the settings in force, and returns the outcome. It goes to their own
 * address only, so that it cannot be used to mail third parties.
 */
export async function sendTestEmail(
  deps: Pick<Deps, 'config' | 'db' | 'mail' | 'settings'>,
  input: { to: string; name: string; actor: Actor },
): Promise<{ sent: boolean; to: string; detail: string }> {
  const { templateStyle } = await deps.settings.read('notifications');
  const content = renderMail({
    appUrl: deps.config.appUrl,
    style: templateStyle,
    title: 'Your mail settings work',
    greeting: `Hello ${input.name},`,
    paragraphs: ['You asked for this mail on the settings page. Whatever Oja sends looks like this one.'],
    action: { label: 'Open the settings', path: '/admin/settings/notifications' },
  });
  const outcome = await send(deps, { to: input.to, subject: 'Test mail from Oja', ...content });
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor: input.actor,
      action: 'settings.test_email_sent',
      subject: { kind: 'settings', id: 'notifications' },
      after: outcome,
    }),
  );
  return { ...outcome, to: input.to };
}

async function send(deps: Pick<Deps, 'mail'>, mail: Parameters<Deps['mail']['send']>[0]) {
  try {
    await deps.mail.send(mail);
    const { detail } = await deps.mail.check();
    return { sent: true, detail };
  } catch (error) {
    if (error instanceof MailFailure) return { sent: false, detail: error.message };
    throw error;
  }
}
