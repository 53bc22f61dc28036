import type { accountSecurityEndpoints } from '@oja/contract/account-security';
import type { ReplyOf } from '@oja/contract/endpoint';
import type { Db } from '../../../db/client.ts';
import type { Session } from '../../../http/session.ts';

/** Open sessions of a user, the caller's own first. */
export async function listSessions(
  db: Db,
  input: { session: Session; now: Date },
): Promise<ReplyOf<typeof accountSecurityEndpoints.listSessions>> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', input.session.user.id)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', input.now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      current: row.id === input.session.id,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}
