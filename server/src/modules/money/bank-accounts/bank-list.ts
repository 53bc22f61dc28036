import { dayMs } from '@oja/contract/durations';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal, type PaystackGateway } from '../../../gateways/paystack/index.ts';

export interface Bank {
  name: string;
  code: string;
}

const maxAgeMs = dayMs;
const copies = new WeakMap<PaystackGateway, { banks: Bank[]; readAtMs: number }>();

/** The gateway's banks, cached for a day; an old list is used while the gateway is unavailable. */
export async function listBanks(deps: Pick<Deps, 'now' | 'paystack'>): Promise<Bank[]> {
  const nowMs = deps.now().getTime();
  const copy = copies.get(deps.paystack);
  if (copy && nowMs - copy.readAtMs < maxAgeMs) return copy.banks;
  try {
    const banks = await deps.paystack.listBanks();
    copies.set(deps.paystack, { banks, readAtMs: nowMs });
    return banks;
  } catch (error) {
    if (copy) return copy.banks;
    throw orPaymentRefusal(error);
  }
}

/** Finds a bank by its code or by its name. */
export async function findBank(
  deps: Pick<Deps, 'now' | 'paystack'>,
  wanted: { code?: string | undefined; name: string },
): Promise<Bank> {
  const banks = await listBanks(deps);
  const found = wanted.code
    ? banks.find(({ code }) => code === wanted.code)
    : banks.find(({ name }) => plain(name) === plain(wanted.name));
  if (found === undefined) {
    throw new Refusal('bank_unknown', {
      details: [
        { field: wanted.code ? 'bankCode' : 'bankName', message: 'Please choose a bank from the list.' },
      ],
    });
  }
  return found;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
