import { createHash, randomUUID } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import { dayMs, hourMs } from '@oja/contract/durations';
import { newToken } from '../../../crypto/tokens.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { deviceName } from '../../../domain/accounts/device-name.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import type { Client } from '../../../http/call.ts';
import type { SessionUser } from '../../../http/session.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { registerDevice } from './known-device.store.ts';

export interface OpenedSession {
  token: string;
  expiresAt: Date;
  /** The token of this account in the device cookie. */
  deviceToken: string;
}

const rememberedSessionMs = 30 * dayMs;

/** Starts a session and notifies the user when the device is new. The token is returned only here. */
export async function openSession(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  input: { user: SessionUser; client: Client; remember: boolean; deviceTokens: readonly string[] },
): Promise<OpenedSession> {
  const { user, client } = input;
  // Read in this transaction, because a second connection could deadlock the pool.
  const { value: security } = await readSection(tx, 'security');
  const now = deps.now();
  const lengthMs = input.remember ? rememberedSessionMs : security.sessionTimeoutHours * hourMs;
  const expiresAt = new Date(now.getTime() + lengthMs);
  const { token, hash } = newToken();
  const device = deviceName(client.userAgent);
  const id = randomUUID();
  await tx
    .insertInto('sessions')
    .values({
      id,
      userId: user.id,
      tokenHash: hash,
      scope: isStaff(user.role) ? 'admin' : 'user',
      remembered: input.remember,
      device,
      address: client.address,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    })
    .execute();
  await notifyOfNewDevice(tx, { userId: user.id, device, address: client.address, now });
  if (isStaff(user.role)) {
    await audit(tx, {
      actor: { id: user.id, label: user.email, address: client.address },
      action: 'session.started',
      subject: { kind: 'session', id },
      after: { device },
    });
  }
  const presented = input.deviceTokens;
  const deviceToken = await registerDevice(tx, { userId: user.id, presented, now });
  return { token, expiresAt, deviceToken };
}

/** The first device, on which the account was created, is not announced. */
async function notifyOfNewDevice(
  tx: Tx,
  seen: { userId: string; device: string; address: string; now: Date },
): Promise<void> {
  const known = await tx
    .selectFrom('knownDevices')
    .select('fingerprint')
    .where('userId', '=', seen.userId)
    .execute();
  const fingerprint = createHash('sha256').update(seen.device).digest();
  if (known.some((row) => row.fingerprint.equals(fingerprint))) return;
  await tx
    .insertInto('knownDevices')
    .values({ userId: seen.userId, fingerprint, firstSeenAt: seen.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (known.length === 0) return;
  const at = whenSentence(seen.now);
  await notify(tx, 'new_device', seen.userId, { device: seen.device, address: seen.address, at }, seen.now);
}
