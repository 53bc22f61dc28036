import type { WorkKind, WorkPriority, WorkWait } from '@oja/contract/work-fields';

export const workKindLabels: Readonly<Record<WorkKind, string>> = {
  dispute: 'Dispute',
  appeal: 'Appeal',
  claim: 'Claim',
  chargeback: 'Chargeback',
  withdrawal: 'Withdrawal',
  bank_account: 'Bank account',
  parked_payment: 'Parked payment',
  listing: 'Listing',
  application: 'Application',
  report: 'Report',
  ticket: 'Ticket',
  approval: 'Approval',
  sanction: 'Sanction appeal',
};

export const workWaitLabels: Readonly<Record<WorkWait, string>> = {
  staff: 'Our team',
  buyer: 'Buyer',
  seller: 'Seller',
  customer: 'Customer',
  gateway: 'Paystack',
  other_work: 'Other work',
};

export const workPriorityLabels: Readonly<Record<WorkPriority, string>> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};
