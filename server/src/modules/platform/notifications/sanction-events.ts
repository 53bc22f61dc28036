import { type SanctionKind, sanctionTerms } from '@oja/contract/account-standing';
import { fullSentence } from '../../../domain/full-sentence.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event } from './event.ts';

const link = '/dashboard/settings#standing';

/** Notifications about sanctions. A warning is among the events of reports, a suspension among those of the account. */
export const sanctionEvents = {
  selling_paused: event<{ reason: string; until: Date | null }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Selling paused by our team',
    switchedBy: null,
    topic: 'profile',
    write: ({ reason, until }) => ({
      title: 'Selling is paused for your account',
      text: `Reason: ${fullSentence(reason)} ${endSentence(until)} Your listings are off the market meanwhile, and you cannot offer others. Sales that have begun go on. ${appealSentence}`,
      link,
    }),
  }),
  withdrawals_paused: event<{ reason: string; until: Date | null }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Withdrawals paused by our team',
    switchedBy: null,
    topic: 'profile',
    write: ({ reason, until }) => ({
      title: 'Withdrawals are paused for your account',
      text: `Reason: ${fullSentence(reason)} ${endSentence(until)} Your money stays yours; withdrawals that have not left yet are set aside. ${appealSentence}`,
      link,
    }),
  }),
  sanction_appealed: event<{ name: string; sanctionId: string; userId: string }>({
    audience: 'suspensions',
    channels: ['in_app', 'push'],
    group: 'staff',
    deadline: true,
    label: 'Appeal against a sanction',
    switchedBy: null,
    work: ({ sanctionId }) => ({ kind: 'sanction', id: sanctionId }),
    write: ({ name, userId }) => ({
      title: `${name} appeals against a sanction`,
      text: 'It waits for a decision: the sanction stays, or it ends.',
      link: `/admin/users/${userId}#sanctions`,
    }),
  }),
  sanction_upheld: event<{ reason: string; until: Date | null; token: string | null }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Your appeal was decided',
    switchedBy: null,
    topic: 'profile',
    write: ({ reason, until, token }) => ({
      title: 'We looked at your appeal',
      text: `Another member of our team looked at it again, and it stays. ${fullSentence(reason)}${until ? ` It ends by itself on ${whenSentence(until)}.` : ''}`,
      link: token === null ? link : `/appeal?token=${token}`,
    }),
  }),
  sanction_ended: event<{
    sanction: Exclude<SanctionKind, 'suspension'>;
    reason: string | null;
    /** Something else still stops what the sanction stopped. */
    isStillStopped: boolean;
  }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Warning or pause ended',
    switchedBy: null,
    topic: 'profile',
    write({ sanction, reason, isStillStopped }) {
      const { title, text } = isStillStopped ? stoppedTexts[sanction] : endTexts[sanction];
      return { title, text: `${text}${reason === null ? '' : ` ${fullSentence(reason)}`}`, link };
    },
  }),
} as const;

/** Not for suspensions: Account standing needs a sign-in. */
export const appealSentence = `If you think that this is wrong, you can appeal under Account standing while it stands, for at most ${sanctionTerms.appealDays} days.`;

function endSentence(until: Date | null): string {
  return until ? `It ends by itself on ${whenSentence(until)}.` : 'It stands until our team lifts it.';
}

const endTexts: Record<Exclude<SanctionKind, 'suspension'>, { title: string; text: string }> = {
  warning: { title: 'We took a warning back', text: 'It does not count against you any more.' },
  selling_paused: { title: 'You can sell again', text: 'Your listings are back on the market.' },
  withdrawals_paused: {
    title: 'You can withdraw again',
    text: 'Withdrawals that were set aside go out now.',
  },
};

const stoppedTexts: typeof endTexts = {
  warning: endTexts.warning,
  selling_paused: {
    title: 'The pause of selling is over',
    text: 'Your listings stay off the market, because selling is stopped for another reason as well.',
  },
  withdrawals_paused: {
    title: 'The pause of withdrawals is over',
    text: 'Withdrawals that were set aside still wait, because payouts are held for another reason as well.',
  },
};
