import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

/** Brings the searched text of a person's tickets to their present name and address; a person has few of them. */
export async function restateTicketsOf(deps: Deps, userId: string): Promise<void> {
  await sql`
    update tickets set search_text = ticket_search_text(subject, user_id)
     where user_id = ${userId} and search_text <> ticket_search_text(subject, user_id)`.execute(deps.db);
}
