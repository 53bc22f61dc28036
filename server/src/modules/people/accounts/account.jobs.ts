import { minuteMs } from '@oja/contract/durations';
import { returnParameter } from '@oja/contract/return-path';
import { z } from 'zod';
import { newToken } from '../../../crypto/tokens.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { greetingFor } from '../../../domain/accounts/greeting.ts';
import { renderMail } from '../../../gateways/mail/mail-template.ts';
import { defineJob } from '../../../jobs/job.ts';
import { notify } from '../../platform/notifications/index.ts';

/**
 * Mails with a secret link. The link is created when the mail is sent, so the queue never holds one; a retry creates
 * a new link, and a newer link replaces the older ones.
 */
type LinkPurpose = 'reset_password' | 'confirm_email' | 'change_email';

export const resetLinkMinutes = 30;
const confirmationLinkDays = 7;
const invitationLinkDays = 7;
const changeLinkHours = 24;

export const sendConfirmationLink = defineJob({
  name: 'send_confirmation_link',
  payload: z.object({ userId: z.uuid(), next: z.string().optional() }),
  attempts: 8,
  async run(deps, { userId, next }) {
    const user = await findUser(deps, 'id', userId);
    if (user === undefined || user.emailConfirmedAt !== null) return;
    const token = await issueLink(deps, user.id, 'confirm_email', confirmationLinkDays * 24 * 60);
    await sendAccountMail(deps, user, {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Welcome to Oja. Please confirm that this address is yours, so that you can withdraw money.',
      ],
      action: { label: 'Confirm e-mail address', path: linkPath('/auth/confirm-email', token, next) },
      footnote: `The link is valid for ${confirmationLinkDays} days. If you did not register, ignore this mail.`,
    });
  },
});

/** Takes the address and not the user, so that a request takes the same time whether an account exists or not. */
export const sendResetLink = defineJob({
  name: 'send_reset_link',
  payload: z.object({ email: z.string(), next: z.string().optional(), byStaff: z.boolean().optional() }),
  attempts: 8,
  async run(deps, { email, next, byStaff }) {
    const user = await findUser(deps, 'email', email);
    if (user === undefined) return;
    const token = await issueLink(deps, user.id, 'reset_password', resetLinkMinutes);
    const origin = byStaff
      ? 'Our support team sends you this link to choose a new password for your Oja account.'
      : 'Somebody, hopefully you, asked for a new password for your Oja account.';
    await sendAccountMail(deps, user, {
      subject: 'Set a new password',
      paragraphs: [origin],
      action: { label: 'Set a new password', path: linkPath('/auth/reset-password', token, next) },
      footnote: `The link works once and is valid for ${resetLinkMinutes} minutes. If it was not you, ignore this mail; nothing changes.`,
    });
  },
});

/** An invitation is a link to choose the first password, valid for days instead of minutes. */
export const sendInvitation = defineJob({
  name: 'send_invitation',
  payload: z.object({ userId: z.uuid() }),
  attempts: 8,
  async run(deps, { userId }) {
    const user = await findUser(deps, 'id', userId);
    if (user === undefined) return;
    const token = await issueLink(deps, user.id, 'reset_password', invitationLinkDays * 24 * 60);
    await sendAccountMail(deps, user, {
      subject: 'You are invited to Oja',
      paragraphs: [`Our team made an Oja account for ${user.email}. Choose a password, and you can sign in.`],
      action: { label: 'Choose a password', path: `/auth/reset-password?token=${token}` },
      footnote: `The link works once and is valid for ${invitationLinkDays} days. Afterwards, use "Forgot password?" on the sign-in page.`,
    });
  },
});

/** The link goes to the new address, which counts only when it is opened. */
export const sendEmailChangeLink = defineJob({
  name: 'send_email_change_link',
  payload: z.object({ userId: z.uuid(), email: z.string(), forApprover: z.boolean().default(false) }),
  attempts: 8,
  async run(deps, { userId, email, forApprover }) {
    const user = await findUser(deps, 'id', userId);
    if (user === undefined) return;
    const details = { email, forApprover };
    const token = await issueLink(deps, user.id, 'change_email', changeLinkHours * 60, details);
    await sendAccountMail(
      deps,
      { ...user, email },
      {
        subject: 'Confirm your new e-mail address',
        paragraphs: ['Our support team was asked to use this address for your Oja account from now on.'],
        action: { label: 'Use this address', path: linkPath('/auth/confirm-email', token, undefined) },
        footnote: `The link works once and is valid for ${changeLinkHours} hours. If you did not ask for it, ignore this mail; nothing changes.`,
      },
    );
  },
});

/** The last mail to the address that an account had. */
export const sendEmailChanged = defineJob({
  name: 'send_email_changed',
  payload: z.object({ userId: z.uuid(), formerEmail: z.string() }),
  attempts: 8,
  async run(deps, { userId, formerEmail }) {
    const user = await findUser(deps, 'id', userId);
    if (user === undefined) return;
    await sendAccountMail(
      deps,
      { ...user, email: formerEmail },
      {
        subject: 'Your Oja account has a new e-mail address',
        paragraphs: [
          'The new address was confirmed, every device was signed out, and this is the last mail to the old one.',
        ],
        action: { label: 'Help Center', path: '/help' },
        footnote: 'If you did not ask for it, write to our support at once.',
      },
    );
  },
});

export const sendRegistrationAttempt = defineJob({
  name: 'send_registration_attempt',
  payload: z.object({ email: z.string() }),
  attempts: 8,
  async run(deps, { email }) {
    const user = await findUser(deps, 'email', email);
    if (user === undefined) return;
    await sendAccountMail(deps, user, {
      subject: 'You already have an Oja account',
      paragraphs: ['Somebody tried to register with your e-mail address. You can simply sign in.'],
      action: { label: 'Sign in', path: '/auth/login' },
      footnote: 'If it was not you, there is nothing to do. Your account was not touched.',
    });
  },
});

/** Takes the address too: locking must not take longer when an account exists. */
export const notifyLockedOut = defineJob({
  name: 'tell_locked_out',
  payload: z.object({ email: z.string(), until: z.iso.datetime() }),
  attempts: 8,
  async run(deps, { email, until }) {
    const user = await findUser(deps, 'email', email);
    if (user === undefined) return;
    await inTransaction(deps.db, (tx) =>
      notify(tx, 'account_locked', user.id, { until: new Date(until) }, deps.now()),
    );
  },
});

export const accountMailJobs = [
  sendConfirmationLink,
  sendResetLink,
  sendInvitation,
  sendEmailChangeLink,
  sendEmailChanged,
  sendRegistrationAttempt,
  notifyLockedOut,
];

interface Recipient {
  id: string;
  email: string;
  name: string;
  emailConfirmedAt: Date | null;
}

function findUser(
  deps: Pick<Deps, 'db'>,
  column: 'id' | 'email',
  value: string,
): Promise<Recipient | undefined> {
  return deps.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'emailConfirmedAt'])
    .where(column, '=', value)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

async function issueLink(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  purpose: LinkPurpose,
  minutes: number,
  details: { email?: string; forApprover?: boolean } = {},
): Promise<string> {
  const { token, hash } = newToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + minutes * minuteMs);
  await inTransaction(deps.db, async (tx) => {
    await tx
      .deleteFrom('oneTimeTokens')
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .execute();
    await tx
      .insertInto('oneTimeTokens')
      .values({
        tokenHash: hash,
        userId,
        purpose,
        details: JSON.stringify(details),
        createdAt: now,
        expiresAt,
      })
      .execute();
  });
  return token;
}

/** The link of a mail, with the page that it leads back to. */
function linkPath(path: string, token: string, next: string | undefined): string {
  return `${path}?${new URLSearchParams({ token, ...(next === undefined ? {} : { [returnParameter]: next }) })}`;
}

async function sendAccountMail(
  deps: Pick<Deps, 'config' | 'mail' | 'settings'>,
  user: Recipient,
  mail: {
    subject: string;
    paragraphs: string[];
    action: { label: string; path: string };
    footnote: string;
  },
): Promise<void> {
  const { templateStyle } = await deps.settings.read('notifications');
  const content = renderMail({
    appUrl: deps.config.appUrl,
    style: templateStyle,
    title: mail.subject,
    greeting: greetingFor(user),
    paragraphs: mail.paragraphs,
    action: mail.action,
    footnote: mail.footnote,
  });
  await deps.mail.send({ to: user.email, subject: mail.subject, ...content });
}
