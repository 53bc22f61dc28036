import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { UserRow } from './user.store.ts';
import { updateUser } from './user.store.ts';

const stepSeconds = 30;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export function totpFor(email: string, secret: Secret): TOTP {
  return new TOTP({ issuer: 'Oja', label: email, secret, digits: 6, period: stepSeconds });
}

const sealContext = (userId: string) => `user:${userId}:two_factor`;

export const sealedAccountColumns: readonly SealedColumn[] = [
  { table: 'users', id: 'id', column: 'two_factor_secret', contextOf: sealContext },
];

export function sealSecret(deps: Pick<Deps, 'sealer'>, userId: string, secret: Secret): Buffer {
  return deps.sealer.seal(secret.base32, sealContext(userId));
}

export function openSecret(
  deps: Pick<Deps, 'sealer'>,
  user: { id: string; twoFactorSecret: Buffer | null },
): Secret | undefined {
  if (user.twoFactorSecret === null) return undefined;
  return Secret.fromBase32(deps.sealer.open(user.twoFactorSecret, sealContext(user.id)).toString('utf8'));
}

/**
 * Spends a code of a user whose row is locked: a code of the app is accepted once and no older one after it, a
 * recovery code once. True when the code was valid.
 */
export async function spendCode(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  user: UserRow,
  code: string,
): Promise<boolean> {
  return /^[0-9]{6}$/.test(code)
    ? spendTotp(tx, deps, user, code)
    : spendRecoveryCode(tx, deps, user.id, code);
}

async function spendTotp(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const secret = openSecret(deps, user);
  if (secret === undefined) return false;
  const timestamp = deps.now().getTime();
  const drift = totpFor(user.email, secret).validate({ token: code, timestamp, window: 1 });
  if (drift === null) return false;
  const step = Math.floor(timestamp / 1000 / stepSeconds) + drift;
  if (user.twoFactorLastStep !== null && step <= user.twoFactorLastStep) return false;
  await updateUser(tx, user.id, { twoFactorLastStep: step });
  return true;
}

async function spendRecoveryCode(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: deps.now() })
    .where('userId', '=', userId)
    .where('codeHash', '=', hashRecoveryCode(code))
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Ten codes of fifty bits each, shown once. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => `${randomWord(5)}-${randomWord(5)}`);
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code), usedAt: null })))
    .execute();
  return codes;
}

function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(`recovery:${code}`).digest();
}

function randomWord(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
