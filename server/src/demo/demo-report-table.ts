import type { ReportReason, ReportType } from '@oja/contract/report-fields';
import type { ReportApproval } from '../modules/talk/reports/index.ts';

/** A demo report and its outcome. */
export interface DemoReport {
  type: ReportType;
  /** The owner of the target: a listing, a review, a message, or the user. */
  ownerEmail: string;
  reporterEmail: string;
  reason: ReportReason;
  description: string;
  hoursAgo: number;
  decision?: { approve: ReportApproval } | { dismiss: string } | 'claim';
}

const at = (nickname: string) => `${nickname}@oja.test`;

/** In the order of time. Several reports of the same listing make it critical. */
export const demoReports: readonly DemoReport[] = [
  {
    type: 'listing',
    ownerEmail: at('segun'),
    reporterEmail: at('amaka'),
    reason: 'Fake followers/engagement',
    description: 'Gained 20,000 followers in one night last month. The comments are all emojis.',
    hoursAgo: 150,
    decision: {
      approve: {
        action: 'warn_user',
        text: 'Please show where the followers of June came from before you raise the price.',
        note: 'Analytics asked for and received; the jump was a giveaway.',
      },
    },
  },
  {
    type: 'user',
    ownerEmail: at('aisha'),
    reporterEmail: at('grace'),
    reason: 'Harassment',
    description: 'Wrote to me three times after I said that I do not want to buy.',
    hoursAgo: 120,
    decision: { dismiss: 'Three polite messages in two weeks.' },
  },
  {
    type: 'review',
    ownerEmail: at('amaka'),
    reporterEmail: at('emeka'),
    reason: 'False Information',
    description: 'The hand-over took two hours and not two days, as the messages show.',
    hoursAgo: 96,
    decision: { dismiss: 'An opinion about speed; the answer of the seller stands beside it.' },
  },
  {
    type: 'listing',
    ownerEmail: at('musa'),
    reporterEmail: at('buyer'),
    reason: 'Spam',
    description: 'The same channel was offered under two other names before.',
    hoursAgo: 3 * 24,
    decision: { approve: { action: 'none', note: 'The older listings are gone; nothing left to do.' } },
  },
  {
    type: 'listing',
    ownerEmail: at('ifeoma'),
    reporterEmail: at('yusuf'),
    reason: 'Copyright Violation',
    description: 'Half of the pictures are by a photographer in Abuja who was not asked.',
    hoursAgo: 30,
  },
  {
    type: 'listing',
    ownerEmail: at('seller'),
    reporterEmail: at('amaka'),
    reason: 'Scam/Fraud',
    description: 'Asks for a part of the price by bank transfer before the purchase on Oja.',
    hoursAgo: 20,
  },
  {
    type: 'listing',
    ownerEmail: at('seller'),
    reporterEmail: at('yusuf'),
    reason: 'Scam/Fraud',
    description: 'He wanted me to pay outside of Oja to save the fee.',
    hoursAgo: 12,
  },
  {
    type: 'listing',
    ownerEmail: at('seller'),
    reporterEmail: at('grace'),
    reason: 'Terms of Service Violation',
    description: 'A telephone number stands in one of the pictures.',
    hoursAgo: 9,
  },
  {
    type: 'user',
    ownerEmail: at('halima'),
    reporterEmail: at('buyer'),
    reason: 'Inappropriate Content',
    description: 'The profile picture is not something for a market.',
    hoursAgo: 7,
    decision: 'claim',
  },
  {
    type: 'review',
    ownerEmail: at('yusuf'),
    reporterEmail: at('folake'),
    reason: 'Other',
    description: 'This review was meant for another seller, as he told me himself.',
    hoursAgo: 5,
  },
  {
    type: 'message',
    ownerEmail: at('seller'),
    reporterEmail: at('buyer'),
    reason: 'Spam',
    description: 'Sends me the same offer again and again.',
    hoursAgo: 3,
  },
];
