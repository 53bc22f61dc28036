import type { ReportSnapshot } from '@oja/contract/report-fields';

/** What a module says about a thing of its own that somebody reports. */
export interface ReportTarget {
  /** Whose it is: who would be warned or suspended. */
  ownerId: string;
  /** What the report is called. */
  title: string;
  snapshot: ReportSnapshot;
}

/** Whether people can read something they wrote: taken down, or put back. */
export interface Ruling {
  id: string;
  down: boolean;
  reason: string;
  now: Date;
}

export interface WantedTarget {
  id: string;
  /** Who reports it and must be able to see it; staff may point at anything. */
  reporterId: string | undefined;
}
