import type { auditLogEndpoints } from '@oja/contract/audit-log';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { presentAuditLine } from './audit-line.presenter.ts';
import { countAuditLines, readAuditActors, readAuditLine, readAuditLines } from './audit-line.queries.ts';
import { checkChain, readLastCheck } from './check-chain.ts';
import { exportAuditLines } from './export-audit-lines.ts';
import { staffActor } from './staff-actor.ts';
import { readSubjectNames } from './subject-names.queries.ts';

const pageSize = 25;

export const auditRoutes = (deps: Deps): Handlers<typeof auditLogEndpoints> => ({
  async listAuditLines({ query: { cursor, limit = pageSize, ...filter } }) {
    const [rows, { total, exact }] = await Promise.all([
      readAuditLines(deps.db, filter, { after: cursor, limit: limit + 1 }),
      countAuditLines(deps.db, filter),
    ]);
    const page = rows.slice(0, limit);
    const nameOf = await readSubjectNames(deps.db, page);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: page.map((row) => presentAuditLine(row, nameOf(row.subjectKind, row.subjectId))),
      next_cursor: last ? String(last.position) : null,
      total,
      total_is_exact: exact,
    };
  },
  async auditOverview() {
    const [actors, lastCheck] = await Promise.all([readAuditActors(deps.db), readLastCheck(deps.db)]);
    return { data: { actors, last_check: lastCheck } };
  },
  async exportAuditLines(call) {
    const lines = await exportAuditLines(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'audit', at: deps.now(), lines });
  },
  async showAuditLine({ params }) {
    const row = await readAuditLine(deps.db, params.id);
    if (!row) throw new Refusal('not_found');
    const nameOf = await readSubjectNames(deps.db, [row]);
    return { data: presentAuditLine(row, nameOf(row.subjectKind, row.subjectId)) };
  },
  async verifyAudit(call) {
    return { data: await checkChain(deps, staffActor(call)) };
  },
});
