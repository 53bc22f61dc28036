import { userStatusLabels } from '@oja/contract/accounts';
import { staffStatusLabels } from '@oja/contract/listing-labels';
import {
  claimMinutes,
  type ReportPriority,
  type ReportStatus,
  type ReportType,
  reportPriorityLabels,
  reportStatusLabels,
} from '@oja/contract/report-fields';
import type { QuickAction } from '@oja/contract/staff-report';
import type { BadgeVariant } from '@/components/ui/badge';

interface Look {
  label: string;
  variant: BadgeVariant;
}

export const statusLooks: Record<ReportStatus, Look> = {
  pending: { label: reportStatusLabels.pending, variant: 'warning' },
  investigating: { label: reportStatusLabels.investigating, variant: 'info' },
  resolved: { label: reportStatusLabels.resolved, variant: 'success' },
  dismissed: { label: reportStatusLabels.dismissed, variant: 'secondary' },
};

export const priorityLooks: Record<ReportPriority, Look> = {
  low: { label: reportPriorityLabels.low, variant: 'outline' },
  medium: { label: reportPriorityLabels.medium, variant: 'secondary' },
  high: { label: reportPriorityLabels.high, variant: 'warning' },
  critical: { label: reportPriorityLabels.critical, variant: 'destructive' },
};

export const typeLabels: Record<ReportType, string> = {
  listing: 'Listing',
  user: 'User',
  message: 'Message',
  review: 'Review',
};

export const quickActionLabels: Record<QuickAction, { label: string; hint: string; done: string }> = {
  hide_listing: {
    label: 'Hide Listing',
    hint: 'It leaves the market. The seller may correct it and submit it again.',
    done: 'Listing hidden',
  },
  take_down: {
    label: 'Take Down',
    hint: 'Nobody but staff can read it any more, and its author is told. It can be put back.',
    done: 'Taken down',
  },
  pause_selling: {
    label: 'Pause Selling',
    hint: 'What they offer leaves the market until the pause is lifted on their page. They can appeal; open purchases go on.',
    done: 'Selling paused',
  },
  suspend_user: {
    label: 'Suspend User',
    hint: 'Every session ends at once and withdrawals wait. Open purchases go on.',
    done: 'User suspended successfully',
  },
  warn_user: {
    label: 'Warn User',
    hint: 'They get a notification and a mail. It is counted on their record.',
    done: 'User warned',
  },
};

const doneLabels: Record<QuickAction, string> = {
  hide_listing: 'The listing was hidden',
  take_down: 'It was taken down',
  pause_selling: 'The person may not sell for now',
  suspend_user: 'The person was suspended',
  warn_user: 'The person was warned',
};

/** What was done about the thing, also before the decision. */
export function doneSentence(done: readonly QuickAction[]): string {
  return done.length === 0
    ? 'Nothing else was done.'
    : done.map((action) => `${doneLabels[action]}.`).join(' ');
}

/** What happened to a report; what the table does not know is shown as the server says it. */
const eventTitles: Record<string, string> = {
  submitted: 'Reported',
  raised: 'Priority raised',
  claimed: 'Claimed',
  released: 'Given back',
  lapsed: `The claim ended after ${claimMinutes} minutes`,
  approved: 'Approved',
  dismissed: 'Dismissed',
  dismissal_undone: 'Dismissal undone',
  reopened: 'Reopened',
  edited: 'Edited',
  note: 'Note',
  listing_hidden: 'Listing hidden',
  taken_down: 'Taken down',
  put_back: 'Put back',
  conversation_read: 'The conversation was read',
  selling_paused: 'Selling paused',
  user_suspended: 'User suspended',
  user_warned: 'User warned',
};

export function eventTitle(kind: string): string {
  return eventTitles[kind] ?? kind;
}

const idForm = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** Staff paste what they have: the address of a page, or the id alone. */
export function idInside(pasted: string): string | undefined {
  return idForm.exec(pasted)?.[0].toLowerCase();
}

/** Of what was reported, a listing or a person, as it is now. */
export const presentStatusLabels = { ...staffStatusLabels, ...userStatusLabels };
