import { segment } from './paths';

/** The pages of the admin area, apart from the others, so that the public pages do without them. */
export const adminPaths = {
  work: '/admin/work',
  users: '/admin/users',
  person: { pattern: '/admin/users/:userId', to: (userId: string) => `/admin/users/${segment(userId)}` },
  roles: '/admin/roles',
  listings: '/admin/listings',
  transactions: '/admin/transactions',
  claims: '/admin/claims',
  approvals: '/admin/approvals',
  moderation: '/admin/moderation',
  messages: '/admin/messages',
  support: '/admin/support',
  supportTicket: {
    pattern: '/admin/support/:ticketId',
    to: (ticketId: string) => `/admin/support/${segment(ticketId)}`,
  },
  cannedReplies: '/admin/support/canned-replies',
  withdrawals: '/admin/withdrawals',
  applications: '/admin/applications',
  application: {
    pattern: '/admin/applications/:applicationId',
    to: (applicationId: string) => `/admin/applications/${segment(applicationId)}`,
  },
  audit: '/admin/audit',
  security: '/admin/security',
  securityLists: {
    failedSignIns: '/admin/security/failed-sign-ins',
    sessions: '/admin/security/sessions',
    twoFactor: '/admin/security/two-factor',
    reveals: '/admin/security/reveals',
  },
  status: '/admin/status',
  figures: '/admin/figures',
  platform: '/admin/platform',
  settings: {
    general: '/admin/settings/general',
    payment: '/admin/settings/payment',
    security: '/admin/settings/security',
    notifications: '/admin/settings/notifications',
    integrations: '/admin/settings/integrations',
    plans: '/admin/settings/plans',
    handover: '/admin/settings/handover',
    risk: '/admin/settings/risk',
  },
} as const;
