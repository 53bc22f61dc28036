import { hash } from '@node-rs/argon2';
import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { signInEndpoints } from '@oja/contract/sign-in';
import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { type Person, startOja, testPassword } from '../../../../test/oja.ts';
import { confirmEmail, setRole } from '../../../../test/people.ts';
import { seeded } from '../../../../test/seeded.ts';
import {
  type Answer,
  errorsLogged,
  expectNoDeadlocks,
  shootWaves,
  stormCaller,
} from '../../../../test/storm.ts';

// Argon2id with the smallest parameters: the storm tests the order of events, not the cost of a hash.
vi.mock(import('../../../crypto/passwords.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  hashPassword: (password) => hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1 }),
  needsRehash: () => false,
}));

/**
 * Random moves on the access to accounts, 16 at a time over a real network: sign-ins beside changes of the password and
 * of the second factor, and administrators who demote and edit each other. STORM_WAVES=400 is a long run.
 */
const waves = Number(process.env.STORM_WAVES ?? 24);
const newPassword = 'monsoon-lantern-77';

const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const ask = stormCaller(() => url);
const next = seeded(44);
const pick = <Item>(items: readonly Item[]) => items[next(items.length)] as Item;
const ok = async (answer: Promise<Answer>) => {
  const { status, code, data } = await answer;
  expect([status, code]).toEqual([200, undefined]);
  return data;
};

/** A user with two open sessions, the first of which has begun to set up a second factor. */
interface Owner {
  person: Person;
  sessions: [Person, Person];
  secret: string;
  shots: Shot[];
}
interface Shot extends Answer {
  move: OwnerMove;
  /** The session that acted, by its place in `sessions`. */
  by?: number;
}

const logIn = ({ email }: Person, password: string) =>
  ask(undefined, '/auth/login', { body: { email, password } });

async function addOwner(): Promise<Owner> {
  const person = await oja.person();
  await confirmEmail(oja, person);
  const login = signInEndpoints.login.reply.parse(await ok(logIn(person, testPassword)));
  if (!('token' in login)) throw new Error('a second factor is due');
  const { token } = login;
  const started = await ok(ask(person, '/user/two-factor', { body: { password: testPassword } }));
  const { secret } = accountSecurityEndpoints.startTwoFactor.reply.parse(started);
  return { person, sessions: [person, { ...person, token }], secret, shots: [] };
}

/** How often each move is drawn, the refusals it may meet, and what it does. */
const ownerMoves = {
  signIn: {
    weight: 6,
    refusals: ['credentials_wrong', 'account_locked'],
    run: ({ person }: Owner) => logIn(person, testPassword),
  },
  changePassword: {
    weight: 2,
    refusals: ['session_invalid', 'current_password_wrong', 'account_locked'],
    run: ({ sessions }: Owner, by: number) =>
      ask(sessions[by], '/user/change-password', {
        body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
      }),
  },
  switchOn: {
    weight: 1,
    refusals: ['session_invalid', 'two_factor_already_on', 'account_locked'],
    run: ({ sessions, secret }: Owner, by: number) => {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const code = totp.generate({ timestamp: oja.clock.now.getTime() });
      return ask(sessions[by], '/user/two-factor/confirm', { body: { code } });
    },
  },
};
type OwnerMove = keyof typeof ownerMoves;

const staffRefusals = ['access_denied', 'session_invalid'];
const user = (person: Person) => `/admin/users/${person.id}`;
const staffMoves = {
  demote: {
    weight: 1,
    refusals: staffRefusals,
    run: (by: Person, other: Person) =>
      ask(by, `${user(other)}/change-role`, { method: 'PATCH', body: { role: 'user' } }),
  },
  edit: {
    weight: 4,
    refusals: staffRefusals,
    run: (by: Person, other: Person) =>
      ask(by, user(other), { method: 'PUT', body: { name: `Edited ${next(1_000)}` } }),
  },
  endSessions: {
    weight: 1,
    refusals: [...staffRefusals, 'last_admin_protected'],
    run: (by: Person, other: Person) => ask(by, `${user(other)}/sessions`, { method: 'DELETE' }),
  },
};

const drawnFrom = <Name extends string>(moves: Record<Name, { weight: number }>) =>
  (Object.keys(moves) as Name[]).flatMap((name) => Array<Name>(moves[name].weight).fill(name));
const ownerDraws = drawnFrom(ownerMoves);
const staffDraws = drawnFrom(staffMoves);

const odd: unknown[] = [];
const happened = new Set<string>();
function note(move: string, { status, code = '' }: Answer, refusals: readonly string[]): void {
  if (status === 200) happened.add(move);
  else if (!refusals.includes(code)) odd.push({ move, status, code });
}

async function shootAtOwner(owner: Owner): Promise<void> {
  const move = pick(ownerDraws);
  const by = next(2);
  const answer = await ownerMoves[move].run(owner, by);
  note(move, answer, ownerMoves[move].refusals);
  owner.shots.push({ move, by, ...answer });
}

async function shootAtStaff(admins: readonly [Person, Person]): Promise<void> {
  const move = pick(staffDraws);
  const [by, other] = next(2) === 0 ? admins : [admins[1], admins[0]];
  note(move, await staffMoves[move].run(by, other), staffMoves[move].refusals);
}

const isAlive = async (caller: Pick<Person, 'token' | 'password'>) =>
  (await ask(caller, '/user', { method: 'GET' })).status === 200;

/** No session that older credentials opened outlives a change, and of the sessions before it the acting one alone. */
async function expectAccess({ person, sessions, secret, shots }: Owner): Promise<void> {
  const done = shots.filter(({ status }) => status === 200);
  const changes = done.filter(({ move }) => move === 'changePassword' || move === 'switchOn');
  const acting = new Set(changes.map(({ by }) => by));
  expect(acting.size).toBeLessThanOrEqual(1);
  const [first, second] = await Promise.all(sessions.map(isAlive));
  expect([first, second]).toEqual([0, 1].map((place) => acting.size === 0 || acting.has(place)));

  const hasNewPassword = changes.some(({ move }) => move === 'changePassword');
  const hasSecondFactor = changes.some(({ move }) => move === 'switchOn');
  for (const { move, data } of done) {
    if (move !== 'signIn') continue;
    const login = signInEndpoints.login.reply.parse(data);
    if ('token' in login) {
      const mayLive = !hasNewPassword && !hasSecondFactor;
      expect(await isAlive({ token: login.token, password: person.password })).toBe(mayLive);
    } else if (hasNewPassword) {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const code = totp.generate({ timestamp: oja.clock.now.getTime() + 30_000 });
      const { challenge } = login.two_factor;
      const finished = await ask(undefined, '/auth/login/two-factor', { body: { challenge, code } });
      expect([finished.status, finished.code]).toEqual([401, 'two_factor_challenge_invalid']);
    }
  }
}

/** At most one demotion succeeded, and the demoted administrator did nothing after it. */
async function expectAdmins(admins: readonly [Person, Person]): Promise<void> {
  const ids = admins.map(({ id }) => id);
  const lines = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'subjectId'])
    .where('actorId', 'in', ids)
    .orderBy('position')
    .execute();
  const demotion = lines.findIndex(({ action }) => action === 'user.role_changed');
  const demoted = demotion === -1 ? undefined : lines[demotion]?.subjectId;
  const later = demotion === -1 ? [] : lines.slice(demotion + 1);
  expect(later.filter(({ actorId }) => actorId === demoted)).toEqual([]);
  const remaining = await oja.deps.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  expect(remaining.map(({ id }) => id).toSorted()).toEqual(ids.filter((id) => id !== demoted).toSorted());
  expect(remaining.length).toBeGreaterThan(0);
}

test(
  'a storm on accounts leaves no session of older credentials and at least one administrator',
  async () => {
    const shootWave = async () => {
      const owners = [await addOwner(), await addOwner()];
      const admins = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })] as const;
      for (const { token, password } of admins) {
        await ok(ask({ token, password }, '/user/proof', { body: { password } }));
      }
      await Promise.all(
        Array.from({ length: 16 }, () => (next(4) === 0 ? shootAtStaff(admins) : shootAtOwner(pick(owners)))),
      );
      for (const owner of owners) await expectAccess(owner);
      await expectAdmins(admins);
      for (const { id } of admins) await setRole(oja, id, 'user');
    };
    const needed = [...Object.keys(ownerMoves), ...Object.keys(staffMoves)];
    await shootWaves(waves, shootWave, () => needed.filter((move) => !happened.has(move)));
    expect(odd, errorsLogged(oja)).toEqual([]);
    await expectNoDeadlocks(oja);
  },
  60_000 + waves * 3_000,
);
