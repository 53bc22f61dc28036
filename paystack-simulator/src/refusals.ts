/**
 * Paystack's refusals, verbatim. Older endpoints send only `status` and `message`: those rows have no code. `{}` in a
 * message is replaced by the caller's value.
 */
interface RefusalRow {
  http: number;
  message: string;
  code?: string;
  type?: 'validation_error' | 'api_error' | 'processor_error';
  nextStep?: string;
}

const checkValues = "Ensure that the value(s) you're passing are valid.";
const provideParams = 'Provide all required params';
const listBanks =
  "Ensure that you're passing the correct bank code. Use the List Banks Endpoint to get the list of all available banks and their corresponding bank codes";

const invalid = (message: string, nextStep = checkValues) => ({
  http: 400,
  message,
  code: 'invalid_params',
  nextStep,
});
const missing = (message: string) => ({
  http: 400,
  message,
  code: 'missing_params',
  nextStep: provideParams,
});

export const refusals = {
  key_missing: { http: 401, message: 'No Authorization Header was found' },
  key_malformed: { http: 401, message: 'Format is Authorization Bearer [secret key]' },
  key_invalid: { http: 401, message: 'Invalid key' },
  endpoint_unknown: { http: 404, message: 'Invalid endpoint or method: {}', code: 'not_found' },
  body_malformed: invalid('The request body could not be read: {}'),
  params_invalid: invalid('{}'),
  failed: {
    http: 500,
    message: 'An error occurred. Please try again.',
    type: 'api_error',
    code: 'unknown',
    nextStep: 'Try again later',
  },
  rate_limited: {
    http: 429,
    message: 'Rate limit exceeded!',
    type: 'api_error',
    code: 'rate_limited',
    nextStep: 'Wait a few minutes and try the API call again',
  },

  email_required: missing('Email Address is required'),
  email_invalid: invalid('Invalid Email Address Passed'),
  amount_invalid: invalid('Invalid Amount Sent'),
  amount_too_large: invalid('Transaction amount limit exceeded'),
  currency_unsupported: { http: 400, message: 'Currency not supported by merchant' },
  transaction_reference_invalid: invalid('Invalid character in transaction reference'),
  callback_invalid: invalid('Callback URL is invalid'),
  channels_invalid: invalid('Channels are invalid'),
  metadata_invalid: invalid('Metadata is invalid'),
  transaction_reference_used: {
    http: 400,
    message: 'Duplicate Transaction Reference',
    code: 'duplicate_reference',
    nextStep: 'Try and create the Transaction or Charge with a new reference',
  },
  transaction_unknown: {
    http: 400,
    message: 'Transaction reference not found.',
    code: 'transaction_not_found',
    nextStep: "Ensure that you're passing the reference of a transaction that exists on this integration",
  },
  from_invalid: invalid("Invalid 'from' date"),
  to_invalid: invalid("Invalid 'to' date"),
  page_invalid: invalid('Paging parameters are invalid'),

  account_number_required: missing('Account number is required'),
  account_number_invalid: invalid('Account number is invalid'),
  bank_code_required: missing('bank_code is required'),
  bank_code_unknown: invalid('Unknown bank code: {}'),
  account_unresolved: {
    http: 422,
    message: 'Could not resolve account name. Check parameters or try again.',
    code: 'invalid_bank_code',
    nextStep: listBanks,
  },
  live_resolves_used_up: {
    http: 429,
    message:
      'Test mode daily limit of {} live bank resolves exceeded. Use test bank codes 001 or upgrade to live mode.',
    type: 'api_error',
    code: 'rate_limited',
    nextStep: 'Use the test bank code 001',
  },

  recipient_type_invalid: invalid('Recipient type is invalid'),
  recipient_name_required: missing('Recipient name is required'),
  recipient_target_required: missing('Either authorization_code or account_number must be passed.'),
  recipient_account_unresolved: { http: 400, message: 'Cannot resolve account' },
  recipient_authorization_unknown: {
    http: 400,
    message: 'Account details not found for this authorization',
    code: 'invalid_params',
    nextStep: 'Create the transfer recipient using the bank_code and account number instead.',
  },

  transfer_source_invalid: invalid('Transfer source is invalid. Only balance is supported'),
  transfer_amount_invalid: invalid('Invalid amount passed.'),
  transfer_amount_too_small: invalid('The amount is below the minimum transfer amount of NGN 100'),
  transfer_reference_invalid: invalid('Your reference contains illegal special characters'),
  transfer_reference_length: invalid('Transfer reference must have between 16 and 50 characters'),
  transfer_reference_used: {
    http: 400,
    message: 'Please provide a unique reference. Reference already exists on a transfer',
    code: 'duplicate_reference',
    nextStep: 'Create a new reference for the new transfer',
  },
  transfer_recipient_invalid: {
    http: 400,
    message: 'Recipient specified is invalid',
    code: 'invalid_transfer_recipient',
    nextStep: 'Provide a valid recipient. Ensure you are passing the recipient code in the recipient param',
  },
  balance_too_low: { http: 400, message: 'Your balance is not enough to fulfil this request' },
  transfer_unknown: { http: 404, message: 'Transfer not found' },
  transfer_code_invalid: { http: 400, message: 'Transfer ID/code specified is invalid.' },
  transfer_wants_no_otp: { http: 400, message: 'Transfer is not currently awaiting OTP' },
  otp_invalid: { http: 400, message: 'OTP supplied is invalid' },

  refund_transaction_unknown: {
    http: 400,
    message: 'Transaction ID or reference is invalid',
    code: 'transaction_not_found',
    nextStep: checkValues,
  },
  refund_transaction_unpaid: invalid('Only successful transactions can be refunded'),
  refund_transaction_reversed: invalid('Transaction has been fully reversed'),
  refund_amount_too_large: invalid('Refund amount cannot be greater than initial amount'),
  refund_amount_invalid: invalid('Refund amount is invalid'),
  refund_balance_too_low: {
    http: 400,
    message: 'Insufficient balance to fulfill this refund. Please top up.',
  },
  refund_unknown: { http: 404, message: 'Refund not found', code: 'not_found' },
  refund_needs_no_details: {
    http: 422,
    message: 'Refund cannot be retried in its current state',
    code: 'invalid_params',
    nextStep: 'Only refunds that need attention can be retried',
  },
  refund_details_invalid: invalid('refund_account_details must hold currency, account_number and bank_id'),

  settlement_unknown: { http: 404, message: 'Settlement not found', code: 'not_found' },
  dispute_unknown: { http: 404, message: 'Dispute not found', code: 'not_found' },
  dispute_resolved: { http: 400, message: 'The dispute is resolved already', code: 'invalid_params' },
} as const satisfies Record<string, RefusalRow>;

export type RefusalName = keyof typeof refusals;

/** A call that Paystack answers with an error; thrown anywhere, sent by the error handler. */
export class Refusal extends Error {
  readonly http: number;
  readonly body: Record<string, unknown>;

  constructor(name: RefusalName, options: { detail?: string; http?: number } = {}) {
    const row: RefusalRow = refusals[name];
    super(row.message.replace('{}', () => options.detail ?? ''));
    this.http = options.http ?? row.http;
    this.body =
      row.code === undefined
        ? { status: false, message: this.message }
        : {
            status: false,
            message: this.message,
            meta: { nextStep: row.nextStep ?? checkValues },
            type: row.type ?? 'validation_error',
            code: row.code,
          };
  }
}

export function isRefusalName(text: string): text is RefusalName {
  return Object.hasOwn(refusals, text);
}
