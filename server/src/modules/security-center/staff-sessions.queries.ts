import { staffRoles } from '@oja/contract/access';
import type { StaffSession } from '@oja/contract/security-center';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Session } from '../../http/session.ts';

const shownAtMost = 100;

interface Row {
  id: string;
  userId: string;
  name: string;
  email: string;
  role: (typeof staffRoles)[number];
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Open sessions of everybody on the team, the one that asks first, then those seen last. */
export async function readStaffSessions(
  db: Db,
  { session, now }: { session: Session; now: Date },
): Promise<StaffSession[]> {
  const { rows } = await sql<Row>`
    select s.id, s.user_id, u.name, u.email, u.role, s.device, s.address, s.created_at, s.last_seen_at, s.expires_at
      from users u join sessions s on s.user_id = u.id
     where u.role = any (${[...staffRoles]}::text[]) and u.erased_at is null
       and s.ended_at is null and s.expires_at > ${now}
     order by s.id = ${session.id} desc, s.last_seen_at desc limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    owner: { id: row.userId, name: row.name, email: row.email, role: row.role },
    device: row.device,
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    mine: row.userId === session.user.id,
    current: row.id === session.id,
  }));
}
