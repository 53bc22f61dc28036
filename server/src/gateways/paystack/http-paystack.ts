import { z } from 'zod';
import {
  type Bank,
  balances,
  bank,
  charge,
  listedCharge,
  listedTransfer,
  recipient,
  resolvedAccount,
  settlement,
  transfer,
} from './paystack-answers.ts';
import { callPaystack, type PaystackConnection, readPage } from './paystack-call.ts';
import { PaystackRefused } from './paystack-errors.ts';
import type { PageRequest, PaystackGateway, RecipientInput } from './paystack-gateway.ts';
import { isSignedByPaystack } from './webhook-signature.ts';

const initialized = z.object({ authorization_url: z.url(), reference: z.string() });

export function createPaystack(connection: PaystackConnection): PaystackGateway {
  return {
    domain: connection.secretKey.startsWith('sk_live_') ? 'live' : 'test',
    isSigned: (bytes, signature) => isSignedByPaystack(bytes, signature, connection.secretKey),
    ...chargeCalls(connection),
    ...transferCalls(connection),
    ...listCalls(connection),
  };
}

function chargeCalls(connection: PaystackConnection): Pick<PaystackGateway, 'initialize' | 'verifyCharge'> {
  return {
    async initialize(input) {
      const data = await callPaystack(connection, {
        method: 'POST',
        path: '/transaction/initialize',
        data: initialized,
        body: {
          email: input.email,
          amount: input.amountKobo,
          currency: 'NGN',
          reference: input.reference,
          callback_url: input.callbackUrl,
          metadata: { ...input.metadata, cancel_action: input.cancelUrl },
        },
      });
      return { authorizationUrl: data.authorization_url };
    },
    verifyCharge: (reference) =>
      orUnknown(
        callPaystack(connection, {
          method: 'GET',
          path: `/transaction/verify/${encodeURIComponent(reference)}`,
          data: charge,
        }),
      ),
  };
}

function transferCalls(
  connection: PaystackConnection,
): Pick<
  PaystackGateway,
  | 'listBanks'
  | 'resolveAccount'
  | 'createRecipient'
  | 'sendTransfer'
  | 'finalizeTransfer'
  | 'resendOtp'
  | 'verifyTransfer'
> {
  return {
    listBanks: () => readAllBanks(connection),
    async resolveAccount({ accountNumber, bankCode }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      const data = await callPaystack(connection, {
        method: 'GET',
        path: `/bank/resolve?${query}`,
        data: resolvedAccount,
      });
      return { accountName: data.account_name };
    },
    createRecipient: (input) =>
      callPaystack(connection, {
        method: 'POST',
        path: '/transferrecipient',
        data: recipient,
        body: recipientBody(input),
      }),
    sendTransfer: (input) =>
      callPaystack(connection, {
        method: 'POST',
        path: '/transfer',
        data: transfer,
        body: {
          source: 'balance',
          currency: 'NGN',
          amount: input.amountKobo,
          recipient: input.recipientCode,
          reference: input.reference,
          reason: input.reason,
        },
      }),
    finalizeTransfer: ({ transferCode, otp }) =>
      callPaystack(connection, {
        method: 'POST',
        path: '/transfer/finalize_transfer',
        data: transfer,
        body: { transfer_code: transferCode, otp },
      }),
    async resendOtp(transferCode) {
      await callPaystack(connection, {
        method: 'POST',
        path: '/transfer/resend_otp',
        data: z.unknown(),
        body: { transfer_code: transferCode, reason: 'transfer' },
      });
    },
    verifyTransfer: (reference) =>
      orUnknown(
        callPaystack(connection, {
          method: 'GET',
          path: `/transfer/verify/${encodeURIComponent(reference)}`,
          data: transfer,
        }),
      ),
  };
}

function listCalls(
  connection: PaystackConnection,
): Pick<PaystackGateway, 'readBalance' | 'listCharges' | 'listTransfers' | 'listSettlements'> {
  return {
    async readBalance() {
      const all = await callPaystack(connection, { method: 'GET', path: '/balance', data: balances });
      return { balanceKobo: all.find(({ currency }) => currency === 'NGN')?.balance ?? 0 };
    },
    listCharges: (request) =>
      readPage(connection, { path: `/transaction?${listQuery(request)}`, row: listedCharge }),
    listTransfers: (request) =>
      readPage(connection, { path: `/transfer?${listQuery(request)}`, row: listedTransfer }),
    listSettlements: (request) =>
      readPage(connection, { path: `/settlement?${listQuery(request)}&subaccount=none`, row: settlement }),
  };
}

/** Paystack's own page size: twice as many rows, each with its whole history, could exceed our response limit. */
const rowsPerPage = '50';

function listQuery({ from, to, page }: PageRequest): URLSearchParams {
  return new URLSearchParams({
    perPage: rowsPerPage,
    page: String(page),
    from: from.toISOString(),
    to: to.toISOString(),
  });
}

/** Paystack replies "not found" with 400 in one place and 404 in another. */
async function orUnknown<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaystackRefused)) throw error;
    const unknown =
      error.status === 404 || error.code === 'transaction_not_found' || error.code === 'not_found';
    if (unknown || /not found/i.test(error.message)) return undefined;
    throw error;
  }
}

async function readAllBanks(connection: PaystackConnection): Promise<Bank[]> {
  const query = new URLSearchParams({ country: 'nigeria', currency: 'NGN', perPage: '100' });
  const all = await callPaystack(connection, { method: 'GET', path: `/bank?${query}`, data: z.array(bank) });
  return all.filter(({ active }) => active !== false).map(({ name, code }) => ({ name, code }));
}

function recipientBody(input: RecipientInput) {
  if (input.type === 'authorization') {
    return {
      type: 'authorization',
      name: input.name,
      email: input.email,
      authorization_code: input.authorizationCode,
    };
  }
  return {
    type: 'nuban',
    name: input.name,
    account_number: input.accountNumber,
    bank_code: input.bankCode,
    currency: 'NGN',
  };
}
