import { type EventText, event, searchLink } from './event.ts';

interface StaffAlert extends Pick<EventText, 'link'> {
  message: string;
  alertId: string;
}

/** Notifications to staff, beside those of the processes. */
export const staffEvents = {
  account_registered: event<{ name: string; email: string }>({
    audience: 'admin',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Somebody registers',
    switchedBy: 'newAccountRegistration',
    write: ({ name, email }) => ({
      title: 'Somebody registered',
      text: `${name} (${email}) has an account now.`,
      link: searchLink('/admin/users', email),
    }),
  }),
  high_value_transaction: event<StaffAlert>({
    audience: 'money',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    label: 'High-value transaction',
    switchedBy: 'highValueTransaction',
    work: ({ alertId: id }) => ({ kind: 'alert', id }),
    write: ({ message, link }) => ({
      title: 'A high-value transaction',
      text: message,
      link,
    }),
  }),
  staff_alert: event<StaffAlert>({
    audience: 'money',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    label: 'Alert that needs attention',
    switchedBy: null,
    work: ({ alertId: id }) => ({ kind: 'alert', id }),
    write: ({ message, link }) => ({
      title: 'Something needs your attention',
      text: message,
      link,
    }),
  }),
  guard_setting_changed: event<{ changes: string; by: string; approvedBy: string | null }>({
    audience: 'admin',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff_security',
    label: 'A setting that guards money or staff is changed',
    switchedBy: null,
    write: ({ changes, by, approvedBy }) => ({
      title: 'A setting that guards money or staff was changed',
      text: `${changes}. Changed by ${by}${approvedBy === null ? '' : `, approved by ${approvedBy}`}. If you do not expect it, ask them now.`,
      link: '/admin/settings/security',
    }),
  }),
  admin_changed: event<{
    name: string;
    /** As in "an administrator". */
    role: string;
    what: keyof typeof adminChangeTexts | 'deleted';
    by: string | null;
  }>({
    audience: 'admin',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff_security',
    label:
      'An administrator, or a member of finance or trust, is made, demoted, suspended, let in again or deleted, or gets a new e-mail address',
    switchedBy: null,
    write: ({ name, role, what, by }) => ({
      title:
        what === 'deleted'
          ? `The account of ${role} was deleted`
          : `${name} ${adminChangeTexts[what]} ${role}`,
      text: by === null ? 'Its time was over.' : `Done by ${by}. If you do not expect it, ask them now.`,
      link: '/admin/users',
    }),
  }),
} as const;

/** The name of a person whose account is deleted is not written down again. */
const adminChangeTexts = {
  made: 'is now',
  demoted: 'is no longer',
  suspended: 'was suspended as',
  reactivated: 'is let in again as',
  readdressed: 'gets a new e-mail address as',
} as const;
