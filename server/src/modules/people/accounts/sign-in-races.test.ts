import { hash } from '@node-rs/argon2';
import { minuteMs } from '@oja/contract/durations';
import { Secret } from 'otpauth';
import { describe, expect, test, vi } from 'vitest';
import type { CallResult, RawCallResult } from '../../../../test/calls.ts';
import { type Person, startOja, testPassword } from '../../../../test/oja.ts';
import { openCallQueue, userRows } from '../../../../test/queued-calls.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { challengeOf } from '../../../../test/signed-in.ts';
import { newToken } from '../../../crypto/tokens.ts';
import { sealSecret, totpFor } from './two-factor-codes.ts';

// Argon2id with the smallest parameters: these rounds test the order of events, not the cost of a hash.
vi.mock(import('../../../crypto/passwords.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  hashPassword: (password) => hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1 }),
  needsRehash: () => false,
}));

const oja = await startOja();
const inQueue = await openCallQueue(oja);
const rounds = roundsOf(200);
/** Two calls each, which the connection pool can serve at once. */
const peopleAtOnce = 5;
const nextPassword = 'monsoon-lantern-77';
const secret = new Secret({ size: 20 });

/** A way to sign in with the credentials that are about to change. */
type SignInKind = 'password' | 'password before the code' | 'code';
const kinds: SignInKind[] = ['password', 'password before the code', 'code'];
type SignIn = CallResult<'login' | 'loginTwoFactor'>;
interface Contestant {
  person: Person;
  signIn: () => Promise<SignIn>;
}

async function contestant(kind: SignInKind): Promise<Contestant> {
  const person = await oja.person();
  const login = () => oja.call('login', { body: { email: person.email, password: person.password } });
  const confirmed = { emailConfirmedAt: oja.clock.now };
  const factor = {
    twoFactorEnabledAt: oja.clock.now,
    twoFactorSecret: sealSecret(oja.deps, person.id, secret),
  };
  await oja.deps.db
    .updateTable('users')
    .set(kind === 'password' ? confirmed : { ...confirmed, ...factor })
    .where('id', '=', person.id)
    .execute();
  if (kind !== 'code') return { person, signIn: login };
  const challenge = challengeOf(await login());
  const code = totpFor(person.email, secret).generate({ timestamp: oja.clock.now.getTime() });
  return { person, signIn: () => oja.call('loginTwoFactor', { body: { challenge, code } }) };
}

/** Races every contestant's sign-in against the change, in both orders, and returns the replies. */
async function race(
  kindOf: (round: number) => SignInKind,
  change: (person: Person) => Promise<() => Promise<RawCallResult>>,
  check: (person: Person, signedIn: SignIn, changedFirst: boolean) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += peopleAtOnce) {
    const numbers = Array.from({ length: peopleAtOnce }, (_, offset) => round + offset);
    const contestants = await Promise.all(numbers.map((number) => contestant(kindOf(number))));
    const changes = await Promise.all(contestants.map(({ person }) => change(person)));
    const signIns = contestants.map(({ signIn }) => signIn);
    const changedFirst = (round / peopleAtOnce) % 2 === 0;
    const rows = userRows(...contestants.map(({ person }) => person.id));
    const answers = await inQueue(rows, changedFirst ? [changes, signIns] : [signIns, changes]);
    const [changed = [], signedIn = []] = changedFirst ? answers : answers.toReversed();
    expect(changed.map(({ status }) => status)).toEqual(changes.map(() => 200));
    await Promise.all(
      contestants.map(({ person }, index) => check(person, signedIn[index] as SignIn, changedFirst)),
    );
  }
}

async function openSessionsOf(person: Person): Promise<string[]> {
  const rows = await oja.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', person.id)
    .where('endedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

async function pendingSignInsOf(person: Person): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('oneTimeTokens')
    .select('tokenHash')
    .where('userId', '=', person.id)
    .where('purpose', '=', 'two_factor')
    .where('usedAt', 'is', null)
    .execute();
  return rows.length;
}

/** No session of the old credentials is valid, in the database or for a caller. */
async function expectNothingOpened(person: Person, signedIn: SignIn, kept: string[]): Promise<void> {
  expect([200, 401]).toContain(signedIn.status);
  expect(await openSessionsOf(person)).toEqual(kept);
  expect(await pendingSignInsOf(person)).toBe(0);
  if (signedIn.status !== 200 || !('token' in signedIn.body.data)) return;
  const { token } = signedIn.body.data;
  expect(refusalOf(await oja.call('currentUser', { token }))).toEqual([401, 'session_invalid']);
}

describe('a sign-in that meets a change of the credentials', { timeout: 60_000 }, () => {
  test('a change of the password keeps the acting session alone', async () => {
    await race(
      (round) => kinds[round % kinds.length] ?? 'password',
      async (person) => () =>
        oja.call('changePassword', {
          token: person.token,
          body: {
            currentPassword: testPassword,
            newPassword: nextPassword,
            confirmPassword: nextPassword,
          },
        }),
      (person, signedIn) => expectNothingOpened(person, signedIn, [person.sessionId]),
    );
  });

  test('a password reset keeps no session', async () => {
    await race(
      (round) => kinds[round % kinds.length] ?? 'password',
      async (person) => {
        const token = await resetTokenFor(person);
        return () =>
          oja.call('resetPassword', {
            body: { token, newPassword: nextPassword, confirmPassword: nextPassword },
          });
      },
      (person, signedIn) => expectNothingOpened(person, signedIn, []),
    );
  });

  test('a second factor that is switched on keeps the acting session, and is asked for from then on', async () => {
    await race(
      () => 'password',
      async (person) => {
        const { token } = person;
        const started = await oja.call('startTwoFactor', { token, body: { password: testPassword } });
        const own = Secret.fromBase32(started.body.data.secret);
        const code = totpFor(person.email, own).generate({ timestamp: oja.clock.now.getTime() });
        return () => oja.call('confirmTwoFactor', { token, body: { code } });
      },
      async (person, signedIn, changedFirst) => {
        expect(signedIn.status).toBe(200);
        expect(await openSessionsOf(person)).toEqual([person.sessionId]);
        expect('two_factor' in signedIn.body.data).toBe(changedFirst);
      },
    );
  });
});

async function resetTokenFor(person: Person): Promise<string> {
  const { token, hash: tokenHash } = newToken();
  const createdAt = oja.clock.now;
  const expiresAt = new Date(createdAt.getTime() + minuteMs);
  await oja.deps.db
    .insertInto('oneTimeTokens')
    .values({ tokenHash, userId: person.id, purpose: 'reset_password', createdAt, expiresAt })
    .execute();
  return token;
}
