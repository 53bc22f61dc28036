/** Generated from the migrated database by `npm run db:types`. */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, string, string>;

type PresetJson = ColumnType<unknown, string | undefined, string>;

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

export interface IdempotencyKeys {
  userId: string;
  key: string;
  endpoint: string;
  inputHash: Buffer;
  reply: Json | null;
  createdAt: Generated<Date>;
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
}

export interface LedgerFolded {
  accountId: number;
  balance: Generated<number>;
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

export interface Media {
  name: string;
  ownerId: string;
  purpose: 'avatar' | 'listing' | 'evidence' | 'message' | 'document';
  width: number | null;
  height: number | null;
  bytes: number;
  perceptualHash: string | null;
  createdAt: Date;
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

export interface SchemaMigrations {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
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
}

export interface Settings {
  section: string;
  version: number;
  value: Json;
  changedBy: string | null;
  changedAt: Generated<Date>;
}

export interface SignInFailures {
  email: string;
  failures: number;
  lastFailedAt: Date;
  lockedUntil: Date | null;
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
}

export interface DB {
  auditLog: AuditLog;
  idempotencyKeys: IdempotencyKeys;
  knownDevices: KnownDevices;
  ledgerAccounts: LedgerAccounts;
  ledgerBalances: LedgerBalances;
  ledgerChart: LedgerChart;
  ledgerDeltas: LedgerDeltas;
  ledgerEntries: LedgerEntries;
  ledgerFolded: LedgerFolded;
  ledgerTransfers: LedgerTransfers;
  media: Media;
  notifications: Notifications;
  oneTimeTokens: OneTimeTokens;
  rateCounters: RateCounters;
  recoveryCodes: RecoveryCodes;
  schemaMigrations: SchemaMigrations;
  sessions: Sessions;
  settings: Settings;
  signInFailures: SignInFailures;
  users: Users;
}

