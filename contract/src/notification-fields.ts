/** The channels of a notification. */
export const notificationChannels = ['in_app', 'mail', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The groups of a user's preferences: each event belongs to one. */
export const notificationGroups = [
  'security',
  'account',
  'wallet',
  'purchases',
  'disputes',
  'listings',
  'alerts',
  'plans',
  'messages',
  'support',
  'staff',
  'staff_security',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** The events that administrators switch on and off for all users, as the settings page names them. */
export const switchableEventLabels = {
  newAccountRegistration: 'New account registration',
  passwordReset: 'Password reset',
  emailVerification: 'Email verification',
  purchaseConfirmation: 'Purchase confirmation',
  paymentReceived: 'Payment received',
  disputeOpened: 'Dispute opened',
  accountTransferComplete: 'Account transfer complete',
  newListingPendingApproval: 'New listing pending approval',
  highValueTransaction: 'High-value transaction',
  securityAlerts: 'Security alerts',
} as const;
export type SwitchableEvent = keyof typeof switchableEventLabels;
