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
 * Paystack as the rest of Oja sees it. It speaks to the real service or to the simulator and cannot tell which.
 * Amounts are kobo. Every method throws PaystackRefused when Paystack said no, and PaystackUnclear when nobody knows:
 * no answer, a server error, an answer that makes no sense. Unclear is never failed.
 */
export interface PaystackGateway {
  /** Test money and real money are separate worlds; an answer from the other one must not count. */
  readonly domain: 'test' | 'live';
  /** True when the bytes of an event, exactly as they came, were signed with our secret key. */
  isSigned(bytes: Uint8Array, signature: unknown): boolean;
  /** Starts a payment on the hosted page. An unclear outcome must not be repeated with the same reference. */
  initialize(input: InitializeInput): Promise<{ authorizationUrl: string }>;
  /** Undefined when Paystack does not know the reference. */
  verifyCharge(reference: string): Promise<Charge | undefined>;
  listBanks(): Promise<Bank[]>;
  /** The name of the account's holder, as the bank spells it. */
  resolveAccount(input: { accountNumber: string; bankCode: string }): Promise<{ accountName: string }>;
  /** The same account gives the same recipient, however often it is asked for. */
  createRecipient(input: RecipientInput): Promise<Recipient>;
  /** Safe to repeat with the same reference, and only with that. */
  sendTransfer(input: TransferInput): Promise<Transfer>;
  /** Undefined when Paystack does not know the reference. */
  verifyTransfer(reference: string): Promise<Transfer | undefined>;
  readBalance(): Promise<{ balanceKobo: number }>;
  /** Payments begun within the time, paid or not; newest first, from page 1 on. */
  listCharges(asked: AskedPage): Promise<ListPage<ListedCharge>>;
  listTransfers(asked: AskedPage): Promise<ListPage<ListedTransfer>>;
  /** What Paystack paid, or is about to pay, to our own bank account. */
  listSettlements(asked: AskedPage): Promise<ListPage<GatewaySettlement>>;
}

/** The time stays the same from page to page, so that nothing new moves the rows. */
export interface AskedPage {
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

/** Paystack understood and refused; the same call would be refused again. */
export class PaystackRefused extends Error {
  override name = 'PaystackRefused';
  readonly status: number;
  readonly code: string;

  constructor(message: string, info: { status: number; code: string }) {
    super(message);
    this.status = info.status;
    this.code = info.code;
  }
}

/** Whether it happened is not known. */
export class PaystackUnclear extends Error {
  override name = 'PaystackUnclear';
}

/** There is no Paystack: a production installation without a key. */
export class PaystackMissing extends Error {
  override name = 'PaystackMissing';
}
