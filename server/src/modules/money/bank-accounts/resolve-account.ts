import { minuteMs } from '@oja/contract/durations';
import type { Deps } from '../../../deps/deps.ts';
import type { NameMatch } from '../../../domain/bank-account/match-names.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal, type PaystackGateway, PaystackRefused } from '../../../gateways/paystack/index.ts';
import { countShared } from '../../../http/rate-limits.ts';
import type { WalletOwner } from '../../../http/session.ts';
import { matchHolder } from './match-holder.ts';
import { readPayoutName } from './owner.store.ts';

const maxAgeMs = 10 * minuteMs;
const maxEntries = 1_000;
const resolvesPerDay = 60;
const daySeconds = 86_400;

interface Copy {
  accountName: string;
  readAtMs: number;
}
const copies = new WeakMap<PaystackGateway, Map<string, Copy>>();

/**
 * The holder of an account, and whether that is the caller. Holder names are personal data, so lookups are limited
 * per person and day; a repeated lookup of the same account is served from the cache.
 */
export async function resolveAccount(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'paystack'>,
  user: WalletOwner,
  wanted: { bankCode: string; accountNumber: string },
): Promise<{ accountName: string; match: NameMatch }> {
  const accountName = await resolveHolderName(deps, user, wanted);
  const personName = await readPayoutName(deps.db, user.id);
  return { accountName, match: matchHolder(deps, { holderName: accountName, personName }) };
}

async function resolveHolderName(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'paystack'>,
  user: WalletOwner,
  wanted: { bankCode: string; accountNumber: string },
): Promise<string> {
  const nowMs = deps.now().getTime();
  const known = copies.get(deps.paystack) ?? new Map<string, Copy>();
  copies.set(deps.paystack, known);
  const key = `${wanted.bankCode}:${wanted.accountNumber}`;
  const copy = known.get(key);
  if (copy && nowMs - copy.readAtMs < maxAgeMs) return copy.accountName;
  const used = await countShared(deps.db, `resolve:${user.id}`, { seconds: daySeconds }, deps.now);
  if (used > resolvesPerDay * deps.config.rateLimitFactor) throw new Refusal('too_many_requests');
  try {
    const { accountName } = await deps.paystack.resolveAccount(wanted);
    if (known.size >= maxEntries) known.clear();
    known.set(key, { accountName, readAtMs: nowMs });
    return accountName;
  } catch (error) {
    if (error instanceof PaystackRefused) throw new Refusal('account_unresolved');
    throw orPaymentRefusal(error);
  }
}
