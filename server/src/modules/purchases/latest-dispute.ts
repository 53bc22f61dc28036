import { sql } from 'kysely';

/**
 * The order of the disputes about a purchase, in which the first is the one that counts: the open one, or else the one
 * that was opened last. After a replacement the next may begin in the very moment in which the last one ended.
 */
export const latestDispute = sql`status = 'resolved', opened_at desc`;
