import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../http/envelope.ts';
import { pageQuery, sourceOf, takePage } from '../http/page.ts';
import { countCall } from '../http/quota.ts';
import { readInput, requiredText } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { type Bank, banks, findBank, testBankCode } from './banks.ts';

const listQuery = pageQuery.extend({
  country: z.string().default('nigeria'),
  currency: z.string().default('NGN'),
  include_nip_sort_code: z.string().optional(),
  perPage: pageQuery.shape.perPage.unwrap().optional(),
});

const resolveQuery = z.object({
  account_number: requiredText('account_number_required'),
  bank_code: requiredText('bank_code_required'),
});

/** The one account number that does not resolve. */
const unknownAccountNumber = '0000000000';

export function addBankRoutes(app: FastifyInstance, world: World): void {
  app.get('/bank', async (request) => {
    const { perPage, ...query } = readInput(listQuery, request.query);
    const isNigeria = query.country.toLowerCase() === 'nigeria' && query.currency.toUpperCase() === 'NGN';
    const withNip = query.include_nip_sort_code === 'true';
    const listed = isNigeria ? banks.map((bank) => presentBank(bank, withNip)) : [];
    // Without paging parameters the whole list is returned.
    if (!query.use_cursor && perPage === undefined) return success('Banks retrieved', listed);
    const { data, meta } = takePage({ ...query, perPage: perPage ?? 50 }, sourceOf(listed));
    return success('Banks retrieved', data, meta);
  });

  app.get('/bank/resolve', async (request) => {
    const { account_number, bank_code } = readInput(resolveQuery, request.query);
    const bank = findBank(bank_code);
    if (bank === undefined) throw new Refusal('bank_code_unknown', { detail: bank_code });
    if (!resolves(account_number)) throw new Refusal('account_unresolved');
    if (bank.code !== testBankCode) countLiveResolve(world);
    return success('Account number resolved', {
      account_number,
      account_name: holderOf(account_number),
      bank_id: bank.id,
    });
  });
}

export function resolves(accountNumber: string): boolean {
  return /^\d{10}$/.test(accountNumber) && accountNumber !== unknownAccountNumber;
}

export function holderOf(accountNumber: string): string {
  return `TEST ACCOUNT ${accountNumber}`;
}

function countLiveResolve(world: World): void {
  const limit = world.settings.read().liveResolvesPerDay;
  if (limit === null) return;
  if (countCall(world, { name: 'live resolves', windowSeconds: 86_400 }).calls > limit)
    throw new Refusal('live_resolves_used_up', { detail: String(limit) });
}

function presentBank(bank: Bank, withNip: boolean) {
  return {
    id: bank.id,
    name: bank.name,
    slug: bank.slug,
    code: bank.code,
    longcode: bank.longcode,
    gateway: null,
    pay_with_bank: false,
    supports_transfer: true,
    active: true,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    is_deleted: false,
    createdAt: '2016-07-14T10:04:29.000Z',
    updatedAt: '2020-02-18T08:06:44.000Z',
    ...(withNip ? { nip_sort_code: bank.nipSortCode } : {}),
  };
}
