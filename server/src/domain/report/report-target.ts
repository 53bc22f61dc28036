import type { ReportSnapshot } from '@oja/contract/report-fields';

/** The facts of a reported thing, from the module that owns it. */
export interface ReportTarget {
  /** The user who would be warned or suspended. */
  ownerId: string;
  /** The title of the report. */
  title: string;
  snapshot: ReportSnapshot;
}

/** Takes down a text, or restores it. */
export interface ModerationDecision {
  id: string;
  down: boolean;
  reason: string;
  now: Date;
}

export interface WantedTarget {
  id: string;
  /** The reporter, who must be able to see it; staff may report anything. */
  reporterId: string | undefined;
}
