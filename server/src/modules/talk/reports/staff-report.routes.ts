import type { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { Deps } from '../../../deps/deps.ts';
import type { Client, Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import type { Session } from '../../../http/session.ts';
import { memberOf } from '../../people/accounts/index.ts';
import { addReport } from './add-report.ts';
import { claimReport, releaseReport } from './claim-report.ts';
import { editReport, hideReport, recordReport } from './edit-report.ts';
import { exportReports } from './export-reports.ts';
import { putBack } from './put-back.ts';
import { actOnReport } from './quick-actions.ts';
import { reopenReport } from './reopen-report.ts';
import { presentReport } from './report.presenter.ts';
import { countReports, readReports, summariseReports } from './report.queries.ts';
import { encodeReportCursor } from './report-cursor.ts';
import { approveReport, dismissReport } from './resolve-report.ts';
import { revealReported } from './reveal-reported.ts';
import { showReport } from './show-report.ts';
import { undoDismissal } from './undo-dismissal.ts';

const pageSize = 20;

type StaffReportHandlers = Handlers<typeof adminReportEndpoints>;

export const staffReportRoutes = (deps: Deps): StaffReportHandlers => ({
  ...readingRoutes(deps),
  ...workRoutes(deps),
  ...decisionRoutes(deps),
});

/** Lists, figures and one report. */
const readingRoutes = (deps: Deps) =>
  ({
    async listReports({ session, query }) {
      const limit = query.limit ?? pageSize;
      const filter = { ...query, viewerId: session.user.id };
      const [rows, { total, exact }] = await Promise.all([
        readReports(deps.db, { ...filter, limit: limit + 1 }),
        countReports(deps.db, filter),
      ]);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const view = { staffId: session.user.id, now: deps.now() };
      return {
        data: page.map((row) => presentReport(row, view)),
        next_cursor: last ? encodeReportCursor(last) : null,
        total,
        total_is_exact: exact,
      };
    },
    async exportReports(call) {
      const lines = await exportReports(deps, memberOf(call), call.query);
      return sendCsv(call.reply, { name: 'reports', at: deps.now(), lines });
    },
    async summariseReports() {
      return { data: await summariseReports(deps.db, deps.now()) };
    },
    async showReport(call) {
      return { data: await shown(deps, call, call.params.id) };
    },
  }) satisfies Partial<StaffReportHandlers>;

/** Who works on a report, and what is written about it. */
const workRoutes = (deps: Deps) =>
  ({
    async addReport(call) {
      const reportId = await addReport(deps, memberOf(call), call.body);
      return { data: await shown(deps, call, reportId), message: 'Content report created successfully' };
    },
    async editReport(call) {
      await editReport(deps, workOf(call), call.body);
      return { data: await shown(deps, call, call.params.id) };
    },
    async hideReport(call) {
      await hideReport(deps, workOf(call), call.body.reason);
      return { data: null, message: 'Report deleted successfully' };
    },
    async claimReport(call) {
      await claimReport(deps, workOf(call));
      return { data: await shown(deps, call, call.params.id) };
    },
    async releaseReport(call) {
      await releaseReport(deps, workOf(call));
      return { data: await shown(deps, call, call.params.id) };
    },
    async revealReportedConversation(call) {
      return { data: await revealReported(deps, workOf(call), call.body.reason) };
    },
    async noteReport(call) {
      await recordReport(deps, workOf(call), call.body.text);
      return { data: await shown(deps, call, call.params.id) };
    },
  }) satisfies Partial<StaffReportHandlers>;

/** How a report ends, and what is done about its target. */
const decisionRoutes = (deps: Deps) =>
  ({
    async approveReport(call) {
      await approveReport(deps, { ...workOf(call), action: 'none', ...call.body });
      return { data: await shown(deps, call, call.params.id), message: 'Report approved and resolved' };
    },
    async dismissReport(call) {
      await dismissReport(deps, { ...workOf(call), note: call.body?.note });
      return { data: await shown(deps, call, call.params.id), message: 'Report dismissed' };
    },
    async undoDismissal(call) {
      await undoDismissal(deps, workOf(call));
      return { data: await shown(deps, call, call.params.id), message: 'The dismissal was undone' };
    },
    async reopenReport(call) {
      await reopenReport(deps, workOf(call), call.body.reason);
      return { data: await shown(deps, call, call.params.id), message: 'Report reopened' };
    },
    async actOnReport(call) {
      const { action, text } = call.body;
      await actOnReport(deps, { ...workOf(call), action, text });
      return { data: await shown(deps, call, call.params.id) };
    },
    async putBack(call) {
      await putBack(deps, workOf(call), call.body.reason);
      return { data: await shown(deps, call, call.params.id) };
    },
  }) satisfies Partial<StaffReportHandlers>;

function shown(deps: Deps, call: { session: Session }, reportId: string) {
  return showReport(deps, { reportId, staffId: call.session.user.id });
}

function workOf(call: { session: Session; client: Client; params: { id: string } }) {
  return { reportId: call.params.id, by: memberOf(call) };
}
