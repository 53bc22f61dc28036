import type { Db } from '../src/db/client.ts';
import type { TableKind } from '../src/modules/portals/person-page/record-sources.ts';

const both = ['asc', 'desc'] as const;

export interface PlanCase {
  name: string;
  index: RegExp;
  /** Whether the index also gives the order; otherwise it finds the few rows that are then sorted. */
  holdsOrder?: boolean;
  read: (db: Db) => Promise<unknown>;
}

/** One case for each order and direction of a table. */
export const inBothDirections = <Sort extends string>(
  table: string,
  indexes: Readonly<Record<Sort, RegExp>>,
  read: (db: Db, order: { sort: Sort; direction: 'asc' | 'desc' }) => Promise<unknown>,
): PlanCase[] =>
  (Object.entries(indexes) as [Sort, RegExp][]).flatMap(([sort, index]) =>
    both.map((direction) => ({
      name: `${table} by ${sort} ${direction}`,
      index,
      holdsOrder: true,
      read: (db: Db) => read(db, { sort, direction }),
    })),
  );

/** The list of a person and the index that finds it, however long the histories of all are. */
export const personIndexes: Record<TableKind, RegExp> = {
  withdrawals: /withdrawals_user/,
  destinations: /bank_accounts_once[\s\S]*payment_cards_/,
  purchases: /purchases_buyer/,
  sales: /purchases_seller/,
  listings: /listings_seller/,
  disputes: /purchases_buyer_disputes[\s\S]*purchases_seller_disputes/,
  claims: /cover_claims_buyer[\s\S]*cover_claims_seller/,
  tickets: /tickets_user/,
  reports_about: /reports_owner/,
  reports_by: /reports_reporter/,
  message_reports: /reports_(owner|type)/,
  warnings: /reports_owner[\s\S]*recalls_seller/,
  sessions: /sessions_user/,
  notes: /user_notes_user/,
  audit: /audit_log_subject/,
};
