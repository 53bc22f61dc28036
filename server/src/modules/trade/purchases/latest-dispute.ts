import { sql } from 'kysely';

/**
 * Orders the disputes of a purchase so that the current one is first: the open one, or else the one opened last. After
 * a replacement the next dispute may be opened at the very moment at which the last one ended.
 */
export const latestDispute = sql`status = 'resolved', opened_at desc`;
