/** Generated from the migrated database by `npm run db:types`. */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, string, string>;

type PresetJson = ColumnType<unknown, string | undefined, string>;

export interface Alerts {
  id: string;
  kind: string;
  subject: string;
  message: string;
  raisedAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  note: string | null;
  aboutId: string | null;
}

export interface ApplicationDocuments {
  id: string;
  applicationId: string;
  kind: 'government_id' | 'proof_of_ownership';
  name: string;
  fileName: string;
  contentType: 'application/pdf' | 'image/webp';
  bytes: number;
  createdAt: Date;
}

export interface AuditDetails {
  auditId: string;
  personId: string;
  before: Json | null;
  after: Json | null;
  salt: Buffer;
}

export interface AuditLog {
  position: number;
  id: string;
  happenedAt: Date;
  actorId: string | null;
  actorLabel: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  before: Json | null;
  after: Json | null;
  reason: string | null;
  address: string | null;
  previousHash: Buffer;
  hash: Buffer;
}

export interface BalanceMovements {
  id: string;
  kind: 'topup' | 'kept' | 'drawn' | 'refunded' | 'charged' | 'credited';
  amountKobo: number;
  reason: string;
  recordedBy: string;
  recordedAt: Date;
  approvedBy: string | null;
  approvedAt: Date | null;
}

export interface BankAccounts {
  id: string;
  userId: string;
  bankName: string;
  bankCode: string;
  accountNumber: Buffer;
  fingerprint: Buffer;
  last4: string;
  accountName: string;
  recipientCode: string | null;
  isPrimary: Generated<boolean>;
  status: 'active' | 'in_review' | 'removed';
  usableFrom: Date;
  createdAt: Date;
  removedAt: Date | null;
  kind: 'bank' | 'mobile';
  approvedForName: string | null;
}

export interface BuyerFigures {
  buyerId: string;
  pending: Generated<number>;
  disputed: Generated<number>;
  completed: Generated<number>;
  refunded: Generated<number>;
  cancelled: Generated<number>;
  spentKobo: Generated<number>;
  ratings: Generated<number>;
  ratingSum: Generated<number>;
}

export interface CannedReplies {
  id: string;
  title: string;
  text: string;
  updatedAt: Date;
  updatedBy: string | null;
}

export interface Chargebacks {
  id: string;
  gatewayId: string;
  paymentId: string;
  userId: string;
  amountKobo: number;
  heldKobo: number;
  status: 'open' | 'lost' | 'won';
  openedAt: Date;
  settledAt: Date | null;
  recoveredKobo: Generated<number>;
}

export interface ConversationMembers {
  conversationId: string;
  userId: string;
  otherId: string;
  unread: Generated<number>;
  readPosition: Generated<number>;
  lastMessageAt: Date;
  priorityRank: number;
  mailDueAt: Date | null;
  mailedAt: Date | null;
}

export interface ConversationReveals {
  conversationId: string;
  staffId: string;
  revealedAt: Date;
}

export interface Conversations {
  id: string;
  listingId: string | null;
  purchaseId: string | null;
  askerId: string;
  sellerId: string;
  withStaff: boolean;
  platform: 'instagram' | 'youtube' | 'twitter' | 'tiktok' | 'telegram' | 'whatsapp' | 'facebook';
  handle: string;
  subject: string;
  maskedSubject: string | null;
  priority: 'low' | 'medium' | 'high' | 'urgent';
  createdAt: Date;
  lastPosition: Generated<number>;
  askedAt: Date | null;
  answeredAt: Date | null;
}

export interface DeviceTokens {
  id: string;
  userId: string;
  tokenHash: Buffer;
  createdAt: Date;
  lastUsedAt: Date;
}

export interface DisputeImages {
  id: string;
  name: string;
  ownerId: string;
  disputeId: string | null;
  statementId: string | null;
  position: Generated<number>;
  createdAt: Date;
}

export interface DisputeStatements {
  id: string;
  position: GeneratedAlways<number>;
  disputeId: string;
  side: 'buyer' | 'seller' | 'staff';
  authorId: string;
  text: string;
  createdAt: Date;
}

export interface Disputes {
  id: string;
  purchaseId: string;
  buyerId: string;
  status: 'open' | 'escalated' | 'resolved';
  reason: 'not_delivered' | 'wrong_account' | 'not_as_described' | 'account_recovered' | 'credentials_fail' | 'other';
  description: string;
  openedAt: Date;
  sellerDueAt: Date;
  sellerAnsweredAt: Date | null;
  sellerOverdueAt: Date | null;
  staffDueAt: Date;
  escalatedAt: Date | null;
  escalatedBy: string | null;
  replacement: Buffer | null;
  replacementAt: Date | null;
  outcome: 'favor_buyer' | 'favor_seller' | 'partial_refund' | 'replacement' | 'withdrawn' | null;
  details: string | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  earlyReason: string | null;
}

export interface GatewayComparisons {
  id: string;
  status: 'done' | 'failed';
  fromAt: Date;
  toAt: Date;
  finishedAt: Date;
  why: string | null;
  payments: Generated<number>;
  transfers: Generated<number>;
  balanceKobo: number | null;
  booksKobo: number | null;
  sentKobo: number | null;
  settlements: Generated<number>;
}

export interface GatewayDifferences {
  id: string;
  comparisonId: string;
  kind: 'payment_missing_here' | 'payment_not_credited' | 'payment_missing_there' | 'payment_amount_differs' | 'payment_taken_back' | 'transfer_missing_here' | 'transfer_missing_there' | 'transfer_amount_differs' | 'transfer_contradicts' | 'transfer_behind' | 'settlement_contradicts' | 'balance_differs';
  reference: string;
  paymentId: string | null;
  withdrawalId: string | null;
  hereKobo: number | null;
  hereStatus: string | null;
  thereKobo: number | null;
  thereStatus: string | null;
  foundAt: Date;
  seenAt: Date;
  goneAt: Date | null;
  explainedAt: Date | null;
  explainedBy: string | null;
  note: string | null;
}

export interface GatewaySettlements {
  id: number;
  status: string;
  amountKobo: number;
  begunAt: Date;
  bookedKobo: number | null;
  bookedAt: Date | null;
}

export interface HealthHours {
  part: string;
  hour: Date;
  upMinutes: number;
  downMinutes: number;
}

export interface HealthMinutes {
  part: string;
  at: Date;
  ok: boolean;
}

export interface IdempotencyKeys {
  userId: string;
  key: string;
  endpoint: string;
  inputHash: Buffer;
  reply: Json | null;
  createdAt: Generated<Date>;
}

export interface JobWorkers {
  poolId: string;
  seenAt: Date;
}

export interface KnownDevices {
  userId: string;
  fingerprint: Buffer;
  firstSeenAt: Date;
}

export interface LedgerAccounts {
  id: GeneratedAlways<number>;
  kind: string;
  ownerId: string | null;
}

export interface LedgerAudits {
  id: string;
  startedAt: Date;
  finishedAt: Date;
  entries: number;
  checks: Json;
  clean: boolean;
}

export interface LedgerBalances {
  accountId: number;
  balance: Generated<number>;
  version: Generated<number>;
}

export interface LedgerChart {
  kind: string;
  mode: 'strict' | 'derived';
  class: 'liability' | 'revenue' | 'expense' | 'asset';
}

export interface LedgerDeltas {
  id: GeneratedAlways<number>;
  accountId: number;
  amount: number;
}

export interface LedgerEntries {
  id: GeneratedAlways<number>;
  transferId: number;
  accountId: number;
  amount: number;
  balanceAfter: number | null;
  accountVersion: number | null;
  postedAt: Date;
}

export interface LedgerFolded {
  accountId: number;
  balance: Generated<number>;
}

export interface LedgerTotals {
  accountId: number;
  kind: string;
  month: string;
  credited: Generated<number>;
  debited: Generated<number>;
  entries: Generated<number>;
}

export interface LedgerTransfers {
  id: GeneratedAlways<number>;
  publicId: Generated<string>;
  key: string;
  kind: string;
  subjectId: string | null;
  inputHash: Buffer;
  memo: Generated<string>;
  postedAt: Date;
  transaction: Generated<string>;
}

export interface ListingCredentials {
  listingId: string;
  credentials: Buffer;
  handoverNotes: Buffer | null;
  changedAt: Date;
}

export interface ListingEvents {
  id: GeneratedAlways<number>;
  listingId: string;
  happenedAt: Date;
  transition: string;
  fromStatus: 'draft' | 'pending' | 'posted' | 'rejected' | 'sold' | 'disputed' | 'removed' | null;
  toStatus: 'draft' | 'pending' | 'posted' | 'rejected' | 'sold' | 'disputed' | 'removed';
  actorId: string | null;
  actor: string;
  reason: string | null;
}

export interface ListingImages {
  id: string;
  name: string;
  ownerId: string;
  listingId: string | null;
  createdAt: Date;
}

export interface ListingSaves {
  userId: string;
  listingId: string;
  savedAt: Date;
}

export interface ListingViewDays {
  listingId: string;
  day: string;
  views: number;
}

export interface ListingViews {
  listingId: string;
  viewer: string;
  viewedAt: Date;
}

export interface Listings {
  id: string;
  sellerId: string;
  platform: 'instagram' | 'youtube' | 'twitter' | 'tiktok' | 'telegram' | 'whatsapp' | 'facebook';
  handle: string;
  handleKey: string;
  url: string;
  description: string;
  category: string | null;
  searchText: string;
  priceKobo: number;
  followers: number | null;
  engagementTenths: number | null;
  images: Generated<string[]>;
  status: 'draft' | 'pending' | 'posted' | 'rejected' | 'sold' | 'disputed' | 'removed';
  featured: Generated<boolean>;
  sellerActive: Generated<boolean>;
  sellerVerified: Generated<boolean>;
  saleOpen: Generated<boolean>;
  needsNewCredentials: Generated<boolean>;
  rejectionReason: string | null;
  createdAt: Date;
  submittedAt: Date;
  postedAt: Date | null;
  updatedAt: Date;
  version: Generated<number>;
}

export interface Media {
  name: string;
  ownerId: string;
  purpose: 'avatar' | 'listing' | 'evidence' | 'message' | 'document' | 'ticket';
  width: number | null;
  height: number | null;
  bytes: number;
  perceptualHash: string | null;
  createdAt: Date;
  isPrivate: Generated<boolean>;
}

export interface MediaPins {
  name: string;
  pinnedBy: string;
}

export interface MessageBlocks {
  blockerId: string;
  blockedId: string;
  createdAt: Date;
}

export interface MessageDays {
  userId: string;
  day: string;
  received: number;
}

export interface MessageImages {
  id: string;
  name: string;
  ownerId: string;
  messageId: string | null;
  position: Generated<number>;
  width: number;
  height: number;
  createdAt: Date;
}

export interface Messages {
  id: string;
  conversationId: string;
  position: number;
  senderId: string;
  clientId: string;
  byStaff: boolean;
  text: string;
  maskedText: string | null;
  members: string[];
  createdAt: Date;
  erasedAt: Date | null;
  search: GeneratedAlways<string>;
  takenDownAt: Date | null;
}

export interface NotificationEventPreferences {
  userId: string;
  event: string;
  channel: 'in_app' | 'mail' | 'push' | 'sms';
  enabled: boolean;
  changedAt: Date;
}

export interface NotificationMails {
  id: string;
  userId: string;
  title: string;
  text: string;
  link: string | null;
  held: boolean;
  createdAt: Date;
  sentAt: Date | null;
}

export interface NotificationPreferences {
  userId: string;
  groupName: string;
  channel: 'in_app' | 'mail' | 'push' | 'sms';
  enabled: boolean;
  changedAt: Date;
}

export interface Notifications {
  id: string;
  userId: string;
  event: string;
  title: string;
  text: string;
  link: string | null;
  createdAt: Date;
  readAt: Date | null;
  aboutId: string | null;
}

export interface OneTimeTokens {
  tokenHash: Buffer;
  userId: string;
  purpose: 'reset_password' | 'confirm_email' | 'two_factor';
  details: PresetJson;
  attempts: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface OutsideCalls {
  gateway: string;
  outcome: string;
  calls: number;
}

export interface ParkedDecisions {
  paymentId: string;
  outcome: 'credit' | 'return';
  reason: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

export interface PaymentCards {
  id: string;
  userId: string;
  authorizationCode: Buffer;
  last4: string;
  brand: string;
  bank: string;
  lastUsedAt: Date;
  signature: string | null;
  usableFrom: Date;
  recipientCode: string | null;
}

export interface Payments {
  id: string;
  userId: string;
  reference: string;
  amountKobo: number;
  status: Generated<'open' | 'paid' | 'parked'>;
  authorizationUrl: string | null;
  gatewayStatus: string | null;
  gatewayResponse: Generated<string>;
  feeKobo: number | null;
  checks: Generated<number>;
  nextCheckAt: Date | null;
  createdAt: Date;
  settledAt: Date | null;
  parkedKobo: number | null;
  parkedWhy: string | null;
  retryOf: string | null;
  checkedAt: Date | null;
  withdrawalId: string | null;
}

export interface PayoutFreezes {
  id: string;
  reason: string;
  frozenBy: string | null;
  frozenAt: Date;
  liftedBy: string | null;
  liftedAt: Date | null;
  liftReason: string | null;
}

export interface PaystackEvents {
  id: string;
  bodyHash: Buffer;
  event: string;
  reference: string | null;
  body: Buffer;
  receivedAt: Date;
  handledAt: Date | null;
  outcome: string | null;
  redactedAt: Date | null;
}

export interface PlanFeatures {
  planId: string;
  position: number;
  feature: string;
}

export interface Plans {
  id: string;
  name: string;
  description: Generated<string>;
  priceKobo: number;
  uploadInterval: 'week' | 'month' | 'year' | null;
  uploadLimit: number | null;
  isPopular: Generated<boolean>;
  archivedAt: Date | null;
  createdAt: Date;
}

export interface PollFailures {
  poll: string;
  rowId: string;
  tries: number;
  failures: number;
  retryAt: Date;
  lastError: string;
}

export interface PurchaseCredentials {
  purchaseId: string;
  credentials: Buffer;
  handoverNotes: Buffer | null;
  changedAt: Date | null;
}

export interface PurchaseEvents {
  id: GeneratedAlways<number>;
  purchaseId: string;
  happenedAt: Date;
  transition: string;
  fromStatus: string | null;
  toStatus: string;
  actor: 'buyer' | 'seller' | 'admin' | 'clock';
  actorId: string | null;
  text: string | null;
}

export interface PurchaseReveals {
  id: GeneratedAlways<number>;
  purchaseId: string;
  what: 'served' | 'shown' | 'copied_username' | 'copied_password';
  happenedAt: Date;
  address: string;
}

export interface PurchasedAccounts {
  purchaseId: string;
  url: string | null;
  description: string;
  followers: number | null;
  engagementTenths: number | null;
  images: Generated<string[]>;
}

export interface Purchases {
  id: string;
  number: GeneratedAlways<number>;
  listingId: string | null;
  buyerId: string;
  sellerId: string;
  status: 'pending' | 'completed' | 'disputed' | 'refunded' | 'cancelled';
  staffStatus: GeneratedAlways<string>;
  disputeStatus: Generated<'none' | 'open' | 'escalated' | 'resolved'>;
  platform: 'instagram' | 'youtube' | 'twitter' | 'tiktok' | 'telegram' | 'whatsapp' | 'facebook';
  handle: string;
  category: string | null;
  priceKobo: number;
  feeBps: number;
  refundedKobo: Generated<number>;
  feeKobo: number | null;
  payoutKobo: number | null;
  disputeDays: number;
  escrowDays: number;
  createdAt: Date;
  disputeStart: Date;
  disputeEnd: Date;
  autoCompleteAt: Date;
  settledAt: Date | null;
  settledBy: 'buyer' | 'clock' | 'admin' | null;
  note: string | null;
  replacements: Generated<number>;
  servedAt: Date | null;
  paymentMethod: Generated<string>;
  addedBy: string | null;
  hiddenAt: Date | null;
  hiddenBy: string | null;
  hiddenReason: string | null;
  searchText: string;
}

export interface PushKeys {
  id: string;
  publicKey: string;
  privateKey: Buffer;
  createdAt: Date;
  onlyOne: Generated<boolean>;
}

export interface PushSubscriptions {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

export interface RateCounters {
  key: string;
  windowStart: Date;
  hits: number;
}

export interface RecoveryCodes {
  userId: string;
  codeHash: Buffer;
  usedAt: Date | null;
}

export interface ReportEvents {
  id: GeneratedAlways<number>;
  reportId: string;
  happenedAt: Date;
  kind: string;
  actorId: string | null;
  text: string | null;
}

export interface Reports {
  id: string;
  targetType: 'listing' | 'user' | 'message' | 'review';
  targetId: string | null;
  ownerId: string | null;
  title: string;
  reporterId: string | null;
  reporter: string;
  addedBy: string | null;
  reason: 'Spam' | 'Inappropriate Content' | 'Fake followers/engagement' | 'Scam/Fraud' | 'Harassment' | 'Copyright Violation' | 'False Information' | 'Terms of Service Violation' | 'Other';
  description: string;
  snapshot: Json;
  status: Generated<'pending' | 'investigating' | 'resolved' | 'dismissed'>;
  priority: 'low' | 'medium' | 'high' | 'critical';
  urgency: GeneratedAlways<number>;
  searchText: GeneratedAlways<string>;
  claimedBy: string | null;
  claimedUntil: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  outcome: 'none' | 'hide_listing' | 'take_down' | 'suspend_user' | 'warn_user' | null;
  hiddenBy: string | null;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  reportedAt: Date;
}

export interface Reviews {
  id: string;
  purchaseId: string;
  side: 'buyer' | 'seller';
  authorId: string;
  aboutId: string;
  rating: number;
  text: string;
  createdAt: Date;
  visibleFrom: Date;
  publishedAt: Date | null;
  reply: string | null;
  repliedAt: Date | null;
  takenDownAt: Date | null;
}

export interface SaidWords {
  conversationId: string;
  word: string;
  newestPosition: number;
}

export interface SaleFigures {
  sellerId: string;
  completed: Generated<number>;
  refunded: Generated<number>;
  cancelled: Generated<number>;
  earnedKobo: Generated<number>;
}

export interface SchemaMigrations {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
}

export interface SellerApplications {
  id: string;
  userId: string;
  status: 'in_progress' | 'pending' | 'approved' | 'rejected';
  step: Generated<number>;
  firstName: Generated<string>;
  lastName: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  bio: Generated<string>;
  instagram: Generated<string>;
  youtube: Generated<string>;
  twitter: Generated<string>;
  experience: 'beginner' | 'intermediate' | 'experienced' | null;
  createdAt: Date;
  changedAt: Date;
  submittedAt: Date | null;
  reviewStartedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

export interface SellerFigures {
  sellerId: string;
  sales: Generated<number>;
  ratings: Generated<number>;
  ratingSum: Generated<number>;
}

export interface Sessions {
  id: string;
  userId: string;
  tokenHash: Buffer;
  scope: 'user' | 'admin';
  remembered: Generated<boolean>;
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  provenAt: Date | null;
}

export interface Settings {
  section: string;
  version: number;
  value: Json;
  changedBy: string | null;
  changedAt: Generated<Date>;
}

export interface SettingsSecrets {
  id: string;
  section: string;
  name: string;
  sealed: Buffer;
  previous: Buffer | null;
  previousUntil: Date | null;
  changedBy: string | null;
  changedAt: Date;
}

export interface SignInFailures {
  id: GeneratedAlways<number>;
  email: string;
  door: 'user' | 'staff';
  counter: 'network' | 'device' | 'session' | 'session_codes' | 'unknown_devices' | 'unknown_device_codes';
  source: string;
  failures: number;
  lastFailedAt: Date;
  lastAddress: string | null;
  lockedUntil: Date | null;
}

export interface Subscriptions {
  userId: string;
  planId: string | null;
  period: Generated<number>;
  periodStartedAt: Date | null;
  periodEndsAt: Date | null;
  nextPlanId: string | null;
  announcedPriceKobo: number | null;
  graceEndsAt: Date | null;
  ends: Generated<boolean>;
  anchorDay: number | null;
}

export interface Tallies {
  tally: string;
  day: string;
  amount: number;
}

export interface TallyChanges {
  id: GeneratedAlways<number>;
  tally: string;
  day: string;
  amount: number;
}

export interface TicketEvents {
  id: GeneratedAlways<number>;
  ticketId: string;
  happenedAt: Date;
  what: 'opened' | 'started' | 'returned' | 'resolved' | 'closed' | 'reopened' | 'assigned' | 'unassigned' | 'late';
  actorId: string | null;
  aboutId: string | null;
}

export interface TicketImages {
  name: string;
  messageId: string;
  position: number;
}

export interface TicketMessages {
  id: string;
  position: GeneratedAlways<number>;
  ticketId: string;
  kind: 'user' | 'staff' | 'note';
  authorId: string;
  text: string;
  createdAt: Date;
}

export interface Tickets {
  id: string;
  number: GeneratedAlways<number>;
  userId: string;
  subject: string;
  category: 'buying' | 'selling' | 'security' | 'technical' | 'wallet' | 'other';
  priority: 'low' | 'medium' | 'high' | 'urgent';
  priorityRank: GeneratedAlways<number>;
  status: 'open' | 'in_progress' | 'resolved';
  assigneeId: string | null;
  createdAt: Date;
  updatedAt: Date;
  dueAt: Date | null;
  dueSort: GeneratedAlways<Date>;
  lateToldAt: Date | null;
  firstAnsweredAt: Date | null;
  searchText: string;
}

export interface UserNotes {
  id: string;
  userId: string;
  authorId: string;
  text: string;
  createdAt: Date;
}

export interface Users {
  id: string;
  number: GeneratedAlways<number>;
  email: string;
  name: string;
  nickname: string;
  passwordHash: string;
  passwordChangedAt: Date | null;
  role: Generated<'user' | 'seller' | 'verified_seller' | 'moderator' | 'admin'>;
  status: Generated<'active' | 'inactive' | 'banned'>;
  verified: Generated<boolean>;
  bio: Generated<string>;
  telegram: Generated<string>;
  whatsapp: Generated<string>;
  phone: Generated<string>;
  location: Generated<string>;
  avatar: string | null;
  referralCode: string;
  referredBy: string | null;
  marketingConsent: Generated<boolean>;
  termsAcceptedAt: Date | null;
  emailConfirmedAt: Date | null;
  twoFactorSecret: Buffer | null;
  twoFactorEnabledAt: Date | null;
  twoFactorLastStep: number | null;
  createdAt: Date;
  erasedAt: Date | null;
  formerSeller: Generated<boolean>;
  searchText: GeneratedAlways<string>;
  nameChangedAt: Date | null;
  erasedThroughDays: number | null;
}

export interface WebhookDeliveries {
  id: string;
  event: string;
  payload: Json;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: Generated<number>;
  lastStatus: number | null;
  lastFault: string | null;
  replayOf: string | null;
  createdAt: Date;
  attemptedAt: Date | null;
  deliveredAt: Date | null;
}

export interface Withdrawals {
  id: string;
  userId: string;
  method: 'bank' | 'card' | 'mobile';
  amountKobo: number;
  feeKobo: number;
  netKobo: number;
  status: 'requested' | 'sending' | 'paid' | 'failed' | 'cancelled';
  bankAccountId: string | null;
  cardId: string | null;
  mobileTarget: Buffer | null;
  destination: string;
  recipientCode: string | null;
  reference: string;
  attention: string | null;
  note: string | null;
  gatewayStatus: string | null;
  gatewayFeeKobo: number | null;
  checks: Generated<number>;
  nextCheckAt: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  attemptedAt: Date | null;
  settledAt: Date | null;
  destinationUsableFrom: Date;
}

export interface DB {
  alerts: Alerts;
  applicationDocuments: ApplicationDocuments;
  auditDetails: AuditDetails;
  auditLog: AuditLog;
  balanceMovements: BalanceMovements;
  bankAccounts: BankAccounts;
  buyerFigures: BuyerFigures;
  cannedReplies: CannedReplies;
  chargebacks: Chargebacks;
  conversationMembers: ConversationMembers;
  conversationReveals: ConversationReveals;
  conversations: Conversations;
  deviceTokens: DeviceTokens;
  disputeImages: DisputeImages;
  disputeStatements: DisputeStatements;
  disputes: Disputes;
  gatewayComparisons: GatewayComparisons;
  gatewayDifferences: GatewayDifferences;
  gatewaySettlements: GatewaySettlements;
  healthHours: HealthHours;
  healthMinutes: HealthMinutes;
  idempotencyKeys: IdempotencyKeys;
  jobWorkers: JobWorkers;
  knownDevices: KnownDevices;
  ledgerAccounts: LedgerAccounts;
  ledgerAudits: LedgerAudits;
  ledgerBalances: LedgerBalances;
  ledgerChart: LedgerChart;
  ledgerDeltas: LedgerDeltas;
  ledgerEntries: LedgerEntries;
  ledgerFolded: LedgerFolded;
  ledgerTotals: LedgerTotals;
  ledgerTransfers: LedgerTransfers;
  listingCredentials: ListingCredentials;
  listingEvents: ListingEvents;
  listingImages: ListingImages;
  listingSaves: ListingSaves;
  listingViewDays: ListingViewDays;
  listingViews: ListingViews;
  listings: Listings;
  media: Media;
  mediaPins: MediaPins;
  messageBlocks: MessageBlocks;
  messageDays: MessageDays;
  messageImages: MessageImages;
  messages: Messages;
  notificationEventPreferences: NotificationEventPreferences;
  notificationMails: NotificationMails;
  notificationPreferences: NotificationPreferences;
  notifications: Notifications;
  oneTimeTokens: OneTimeTokens;
  outsideCalls: OutsideCalls;
  parkedDecisions: ParkedDecisions;
  paymentCards: PaymentCards;
  payments: Payments;
  payoutFreezes: PayoutFreezes;
  paystackEvents: PaystackEvents;
  planFeatures: PlanFeatures;
  plans: Plans;
  pollFailures: PollFailures;
  purchaseCredentials: PurchaseCredentials;
  purchaseEvents: PurchaseEvents;
  purchaseReveals: PurchaseReveals;
  purchasedAccounts: PurchasedAccounts;
  purchases: Purchases;
  pushKeys: PushKeys;
  pushSubscriptions: PushSubscriptions;
  rateCounters: RateCounters;
  recoveryCodes: RecoveryCodes;
  reportEvents: ReportEvents;
  reports: Reports;
  reviews: Reviews;
  saidWords: SaidWords;
  saleFigures: SaleFigures;
  schemaMigrations: SchemaMigrations;
  sellerApplications: SellerApplications;
  sellerFigures: SellerFigures;
  sessions: Sessions;
  settings: Settings;
  settingsSecrets: SettingsSecrets;
  signInFailures: SignInFailures;
  subscriptions: Subscriptions;
  tallies: Tallies;
  tallyChanges: TallyChanges;
  ticketEvents: TicketEvents;
  ticketImages: TicketImages;
  ticketMessages: TicketMessages;
  tickets: Tickets;
  userNotes: UserNotes;
  users: Users;
  webhookDeliveries: WebhookDeliveries;
  withdrawals: Withdrawals;
}

