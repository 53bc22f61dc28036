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
import { callPaystack, type PaystackLine, readPage } from './paystack-call.ts';
import {
  type AskedPage,
  type PaystackGateway,
  PaystackRefused,
  type RecipientInput,
} from './paystack-gateway.ts';
import { isSignedByPaystack } from './webhook-signature.ts';

const initialized = z.object({ authorization_url: z.url(), reference: z.string() });

export function createPaystack(line: PaystackLine): PaystackGateway {
  return {
    domain: line.secretKey.startsWith('sk_live_') ? 'live' : 'test',
    isSigned: (bytes, signature) => isSignedByPaystack(bytes, signature, line.secretKey),
    async initialize(input) {
      const data = await callPaystack(line, {
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
        callPaystack(line, {
          method: 'GET',
          path: `/transaction/verify/${encodeURIComponent(reference)}`,
          data: charge,
        }),
      ),
    listBanks: () => readAllBanks(line),
    async resolveAccount({ accountNumber, bankCode }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      const data = await callPaystack(line, {
        method: 'GET',
        path: `/bank/resolve?${query}`,
        data: resolvedAccount,
      });
      return { accountName: data.account_name };
    },
    createRecipient: (input) =>
      callPaystack(line, {
        method: 'POST',
        path: '/transferrecipient',
        data: recipient,
        body: recipientBody(input),
      }),
    sendTransfer: (input) =>
      callPaystack(line, {
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
    verifyTransfer: (reference) =>
      orUnknown(
        callPaystack(line, {
          method: 'GET',
          path: `/transfer/verify/${encodeURIComponent(reference)}`,
          data: transfer,
        }),
      ),
    async readBalance() {
      const all = await callPaystack(line, { method: 'GET', path: '/balance', data: balances });
      return { balanceKobo: all.find(({ currency }) => currency === 'NGN')?.balance ?? 0 };
    },
    listCharges: (asked) => readPage(line, { path: `/transaction?${listQuery(asked)}`, row: listedCharge }),
    listTransfers: (asked) => readPage(line, { path: `/transfer?${listQuery(asked)}`, row: listedTransfer }),
    listSettlements: (asked) =>
      readPage(line, { path: `/settlement?${listQuery(asked)}&subaccount=none`, row: settlement }),
  };
}

/** Paystack's own size of a page: twice as many, each with its whole history, could be more than we read. */
const rowsPerPage = '50';

function listQuery({ from, to, page }: AskedPage): URLSearchParams {
  return new URLSearchParams({
    perPage: rowsPerPage,
    page: String(page),
    from: from.toISOString(),
    to: to.toISOString(),
  });
}

/** Paystack says "not found" with 400 in one place and 404 in another. */
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

async function readAllBanks(line: PaystackLine): Promise<Bank[]> {
  const query = new URLSearchParams({ country: 'nigeria', currency: 'NGN', perPage: '100' });
  const all = await callPaystack(line, { method: 'GET', path: `/bank?${query}`, data: z.array(bank) });
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
