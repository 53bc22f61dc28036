/** The ground of the Nigeria Data Protection Act 2023 (and of the GDPR) on which data is kept. */
export type Ground = 'contract' | 'consent' | 'legal duty' | 'legitimate interest';

/**
 * Rows that the owner column leads to are handled alike; the rest has a named function in the module that owns it. What is
 * `repeated` is written by the person alone, so it is applied once more to what calls in flight wrote after the erasure.
 */
export type ErasureRule =
  | { kind: 'delete'; owner: string; afterDays: number; repeated?: true }
  | {
      kind: 'overwrite';
      repeated?: true;
      owner: string;
      /** By column. "{id}" in a text becomes the id of the person. */
      values: Readonly<Record<string, string | boolean | null>>;
      afterDays: number;
    }
  | { kind: 'handler'; handler: ErasureHandler; does: string; afterDays: number; repeated?: true }
  /** Goes with a column of another table, or is derived from it; of a table with several entries, the column decides which. */
  | { kind: 'follows'; table: string; column: string; how: string }
  /** Expires for all accounts after so many days. */
  | { kind: 'expires'; days: number; how: string }
  | { kind: 'keep'; because: string; until: string };

/** Each has a function in modules/portals/account-closing/erasure-handlers.ts; one that is missing there does not compile. */
export type ErasureHandler =
  | 'dropAvatar'
  | 'forgetSignInFailures'
  | 'removeListings'
  | 'forgetListings'
  | 'forgetSoldCredentials'
  | 'eraseMessages'
  | 'forgetTickets'
  | 'forgetApplication'
  | 'redactPaystackEvents'
  | 'forgetDestinations'
  | 'forgetDisputes'
  | 'forgetClaims'
  | 'forgetReveals'
  | 'forgetReports'
  | 'forgetProposals';

export type ExportRule =
  /** These columns of the rows that the owner column leads to; of a single row, the row itself. */
  | { section: string; owner: string; columns: readonly string[]; single?: true }
  | { section: string; handler: ExportHandler }
  | { no: string };

/** Each has a function in modules/people/accounts/export-handlers.ts. */
export type ExportHandler =
  | 'plan'
  | 'documents'
  | 'messages'
  | 'ticketMessages'
  | 'purchases'
  | 'sales'
  | 'reviewsReceived';

export interface PersonalData {
  /** As in the schema. */
  table: string;
  columns: readonly string[];
  whose: string;
  what: string;
  why: string;
  ground: Ground;
  /** While the account is open. */
  kept: string;
  erasure: ErasureRule;
  exported: ExportRule;
}

/** What lies outside the tables. */
export interface PersonalFiles {
  store: string;
  whose: string;
  what: string;
  why: string;
  ground: Ground;
  kept: string;
  erasure: string;
}
