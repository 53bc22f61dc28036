import { staffRoles } from '@oja/contract/access';
import { sql } from 'kysely';

/**
 * Whether the asker of a conversation wrote as a member of staff and is one still: nothing is masked between staff and a
 * seller, and a person who has left the staff is a stranger like every other. The conversation is named c.
 */
export const isWithStaff = sql<boolean>`(c.with_staff and exists (
  select from users asker where asker.id = c.asker_id and asker.role = any (${[...staffRoles]}::text[])))`;
