import type { Role } from '@oja/contract/access';
import type { WorkKind, WorkPriority } from '@oja/contract/work-fields';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** The member of staff whose queue it is. */
export interface WorkViewer {
  id: string;
  role: Role;
}

/**
 * What one kind of work contributes to the queue, stated by the module that owns the rows. The queue reads its place in
 * the list from an index alone and the rest for the rows of a page only.
 */
export interface WorkSource {
  kind: WorkKind;
  /** The table of the rows, named `w` in all expressions below. */
  table: string;
  /** The column that says since when a row is open. */
  openedAt: RawBuilder<Date>;
  /** Rows with one clock each. Several where the time to decide differs. */
  streams: readonly WorkStream[];
  /** The rows that a member of staff may not decide, if there can be any; null counts as false. */
  isBarred?(viewer: WorkViewer): RawBuilder<boolean>;
  /** The owner in a column of the row, or in `work_assignments`. */
  owner: 'assignment' | ((now: Date) => RawBuilder<string | null>);
  /** True for rows that have an owner, where the owner is a column; an index holds them. */
  isOwned?: RawBuilder<boolean>;
  /** Whose move is next: one of `workWaits`. */
  waitingFor: (now: Date) => RawBuilder<string>;
  /** What the list shows of these rows. */
  describe(db: Db | Tx, ids: readonly string[], now: Date): Promise<WorkDescription[]>;
}

export interface WorkStream {
  /** The open rows; the same condition as that of an index on `clock` and `id`. */
  isOpen: RawBuilder<boolean>;
  /** The column from which the due time counts. */
  clock: RawBuilder<Date>;
  /** The time between the clock and the due time. */
  dueAfterMs: number;
}

export interface WorkDescription {
  id: string;
  reference: string;
  title: string;
  personId: string | null;
  personName: string | null;
  openedAt: Date;
  priority: WorkPriority;
  /** A path of the web application. */
  page: `/admin/${string}`;
}
