import type {
  Bank,
  Charge,
  GatewaySettlement,
  ListedCharge,
  ListedTransfer,
  Recipient,
  Transfer,
} from './paystack-answers.ts';
import type { ListPage } from './paystack-call.ts';

/**
 * Paystack as the rest of Oja uses it: the real service or the simulator, without a difference for callers. Amounts
 * are kobo. Every method throws PaystackRefused when Paystack refused, and PaystackUnclear when the outcome is
 * unknown: no reply, a server error, or an invalid reply. Unclear is never treated as failed.
 */
export interface PaystackGateway {
  /** Test and live mode are separate; a reply from the other mode must not count. */
  readonly domain: 'test' | 'live';
  /** True when the exact bytes of an event were signed with our secret key. */
  isSigned(bytes: Uint8Array, signature: unknown): boolean;
  /** Starts a payment on the hosted page. After an unclear outcome the same reference must not be used again. */
  initialize(input: InitializeInput): Promise<{ authorizationUrl: string }>;
  /** Undefined when Paystack does not know the reference. */
  verifyCharge(reference: string): Promise<Charge | undefined>;
  listBanks(): Promise<Bank[]>;
  /** The holder's name as the bank spells it. */
  resolveAccount(input: { accountNumber: string; bankCode: string }): Promise<{ accountName: string }>;
  /** The same account always yields the same recipient. */
  createRecipient(input: RecipientInput): Promise<Recipient>;
  /** Safe to retry with the same reference only. */
  sendTransfer(input: TransferInput): Promise<Transfer>;
  /** The one-time password that Paystack sent to the owner of its account; the transfer leaves with it. */
  finalizeTransfer(input: { transferCode: string; otp: string }): Promise<Transfer>;
  /** Paystack sends a new one-time password. */
  resendOtp(transferCode: string): Promise<void>;
  /** Undefined when Paystack does not know the reference. */
  verifyTransfer(reference: string): Promise<Transfer | undefined>;
  readBalance(): Promise<{ balanceKobo: number }>;
  /** Payments started in the period, paid or not; newest first, from page 1. */
  listCharges(request: PageRequest): Promise<ListPage<ListedCharge>>;
  listTransfers(request: PageRequest): Promise<ListPage<ListedTransfer>>;
  /** Payouts of Paystack, made or pending, to our own bank account. */
  listSettlements(request: PageRequest): Promise<ListPage<GatewaySettlement>>;
}

/** The period is the same for all pages, so that new rows do not shift them. */
export interface PageRequest {
  from: Date;
  to: Date;
  page: number;
}

export interface InitializeInput {
  email: string;
  amountKobo: number;
  reference: string;
  callbackUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
}

export type RecipientInput =
  | { type: 'nuban'; name: string; accountNumber: string; bankCode: string }
  | { type: 'authorization'; name: string; email: string; authorizationCode: string };

export interface TransferInput {
  amountKobo: number;
  recipientCode: string;
  reference: string;
  reason: string;
}
