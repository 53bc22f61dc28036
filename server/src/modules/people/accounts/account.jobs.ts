import { minuteMs } from '@oja/contract/durations';
import {
  changeLinkHours,
  confirmationLinkDays,
  invitationLinkDays,
  resetLinkMinutes,
} from '@oja/contract/mailed-link-terms';
import { returnParameter } from '@oja/contract/return-path';
import { z } from 'zod';
import { newToken } from '../../../crypto/tokens.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { greetingFor } from '../../../domain/accounts/greeting.ts';
import { renderMail } from '../../../gateways/mail/mail-template.ts';
import { countShared } from '../../../http/rate-limits.ts';
import { type Attempt, defineJob } from '../../../jobs/job.ts';
import { notify } from '../../platform/notifications/index.ts';
import { endOldestLinks, type MailedLink } from './one-time-token.store.ts';
import { chosePasswordSince, lockUserIfPresent } from './user.store.ts';

/*
 * Mails with a secret link. The link is created when the mail is sent, so the queue never holds one; a retry creates
 * a new link.
 */

/**
 * How many links of a purpose are valid together. A stranger may ask for a reset in the name of an owner, so a new link
 * must not end the one that the owner is about to open; an address that staff corrected ends the link to the wrong one.
 */
const validTogether = { reset_password: 3, confirm_email: 3, change_email: 1 } as const satisfies Record<
  MailedLink,
  number
>;

/** Mails that a stranger can cause, by account. The window of resets is the life of a link, so one is always valid. */
const mailLimits = {
  reset_link: { mails: 3, seconds: resetLinkMinutes * 60 },
  registration_attempt: { mails: 3, seconds: 3_600 },
} as const;

/** When a link was asked for. A job of a version that did not say it counts as older than every password. */
const requestedAt = z.iso.datetime().default(new Date(0).toISOString());

export const sendConfirmationLink = defineJob({
  name: 'send_confirmation_link',
  payload: z.object({ userId: z.uuid(), next: z.string().optional() }),
  attempts: 8,
  async run(deps, { userId, next }) {
    const user = await findUser(deps, 'id', userId);
    if (user === undefined || user.emailConfirmedAt !== null) return;
    const token = await issueLink(deps, user, 'confirm_email', { minutes: confirmationLinkDays * 24 * 60 });
    if (token === undefined) return;
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
  payload: z.object({
    email: z.string(),
    next: z.string().optional(),
    byStaff: z.boolean().optional(),
    requestedAt,
  }),
  attempts: 8,
  async run(deps, { email, next, byStaff, requestedAt }, attempt) {
    const user = await findUser(deps, 'email', email);
    if (user === undefined) return;
    if (!byStaff && !(await mayMail(deps, 'reset_link', user.id, attempt))) return;
    const token = await issueLink(deps, user, 'reset_password', { minutes: resetLinkMinutes, requestedAt });
    if (token === undefined) return;
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
    const terms = { minutes: invitationLinkDays * 24 * 60, details: { invitation: true } };
    const token = await issueLink(deps, user, 'reset_password', terms);
    if (token === undefined) return;
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
  payload: z.object({
    userId: z.uuid(),
    email: z.string(),
    forApprover: z.boolean().default(false),
    requestedAt,
  }),
  attempts: 8,
  async run(deps, { userId, email, forApprover, requestedAt }) {
    const user = await findUser(deps, 'id', userId);
    if (user === undefined) return;
    const terms = { minutes: changeLinkHours * 60, requestedAt, details: { email, forApprover } };
    const token = await issueLink(deps, user, 'change_email', terms);
    if (token === undefined) return;
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
  async run(deps, { email }, attempt) {
    const user = await findUser(deps, 'email', email);
    if (user === undefined) return;
    if (!(await mayMail(deps, 'registration_attempt', user.id, attempt))) return;
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

/** Counts a mail that a stranger can cause, once for all attempts of its job; false above the limit of the account. */
async function mayMail(
  deps: Pick<Deps, 'db' | 'now'>,
  kind: keyof typeof mailLimits,
  userId: string,
  attempt: Attempt,
): Promise<boolean> {
  if (attempt.number > 1) return true;
  const limit = mailLimits[kind];
  return (await countShared(deps.db, `${kind}:${userId}`, limit, deps.now)) <= limit.mails;
}

/**
 * Undefined where the link would outlive what it was asked for: the address is another one by now, or the password was
 * chosen after the request. An invitation stays beside the links of a forgotten password.
 */
async function issueLink(
  deps: Pick<Deps, 'db' | 'now'>,
  { id: userId, email }: Recipient,
  purpose: MailedLink,
  terms: { minutes: number; requestedAt?: string; details?: LinkDetails },
): Promise<string | undefined> {
  const { minutes, requestedAt, details = {} } = terms;
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUserIfPresent(tx, userId);
    if (user === undefined || user.email !== email) return undefined;
    if (requestedAt !== undefined && chosePasswordSince(user, new Date(requestedAt))) return undefined;
    const now = deps.now();
    await endOldestLinks(tx, { userId, purpose, kept: validTogether[purpose] - 1, now });
    const { token, hash } = newToken();
    await tx
      .insertInto('oneTimeTokens')
      .values({
        tokenHash: hash,
        userId,
        purpose,
        details: JSON.stringify(details),
        createdAt: now,
        expiresAt: new Date(now.getTime() + minutes * minuteMs),
      })
      .execute();
    return token;
  });
}

interface LinkDetails {
  email?: string;
  forApprover?: boolean;
  invitation?: boolean;
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
