import type { ReportStatus } from '@oja/contract/report-fields';
import type { Process } from '../process.ts';

export type ReportActor = 'reporter' | 'staff' | 'clock';

/**
 * The life of a report. The member of staff who claims it works on it alone for a while; a decision needs no claim, but
 * respects that of another member (decide-report.ts). The clock ends claims that are not released. A decided report can
 * be opened again; what was done about its target stays done.
 */
export const reportProcess = {
  submit: { from: [], to: 'pending', by: ['reporter', 'staff'] },
  claim: { from: ['pending', 'investigating'], to: 'investigating', by: ['staff'] },
  release: { from: ['investigating'], to: 'pending', by: ['staff'] },
  lapse: { from: ['investigating'], to: 'pending', by: ['clock'] },
  approve: { from: ['pending', 'investigating'], to: 'resolved', by: ['staff'] },
  dismiss: { from: ['pending', 'investigating'], to: 'dismissed', by: ['staff'] },
  undo_dismissal: { from: ['dismissed'], to: 'pending', by: ['staff'] },
  reopen: { from: ['resolved', 'dismissed'], to: 'pending', by: ['staff'] },
} as const satisfies Process<string, ReportStatus, ReportActor>;
