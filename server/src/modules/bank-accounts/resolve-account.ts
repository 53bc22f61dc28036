import type { Deps } from '../../deps.ts';
import type { NameMatch } from '../../domain/bank-account/match-names.ts';
import { Refusal } from '../../domain/refusal.ts';
import { orPaymentRefusal, type PaystackGateway, PaystackRefused } from '../../gateways/paystack/index.ts';
import { countShared } from '../../http/rate-limits.ts';
import type { WalletOwner } from '../../http/session.ts';
import { matchHolder } from './match-holder.ts';
import { readPayoutName } from './owner.store.ts';

const keptMs = 10 * 60_000;
const keptAtMost = 1_000;
const askedPerDay = 60;
const daySeconds = 86_400;

interface Copy {
  accountName: string;
  askedAtMs: number;
}
const copies = new WeakMap<PaystackGateway, Map<string, Copy>>();

/**
 * The holder of an account, and whether that is the person who asks. Names of strangers are nobody's business, so one
 * person may ask for a limited number a day; the form asks twice for the same account, which costs one question.
 */
export async function resolveAccount(
  deps: Deps,
  user: WalletOwner,
  wanted: { bankCode: string; accountNumber: string },
): Promise<{ accountName: string; match: NameMatch }> {
  const accountName = await askOnce(deps, user, wanted);
  const personName = await readPayoutName(deps.db, user.id);
  return { accountName, match: matchHolder(deps, { holderName: accountName, personName }) };
}

async function askOnce(
  deps: Deps,
  user: WalletOwner,
  wanted: { bankCode: string; accountNumber: string },
): Promise<string> {
  const nowMs = deps.now().getTime();
  const known = copies.get(deps.paystack) ?? new Map<string, Copy>();
  copies.set(deps.paystack, known);
  const key = `${wanted.bankCode}:${wanted.accountNumber}`;
  const copy = known.get(key);
  if (copy && nowMs - copy.askedAtMs < keptMs) return copy.accountName;
  const asked = await countShared(deps.db, `resolve:${user.id}`, { seconds: daySeconds }, deps.now);
  if (asked > askedPerDay * deps.config.rateLimitFactor) throw new Refusal('too_many_requests');
  try {
    const { accountName } = await deps.paystack.resolveAccount(wanted);
    if (known.size >= keptAtMost) known.clear();
    known.set(key, { accountName, askedAtMs: nowMs });
    return accountName;
  } catch (error) {
    if (error instanceof PaystackRefused) throw new Refusal('account_unresolved');
    throw orPaymentRefusal(error);
  }
}
