import type { auditLogEndpoints } from '@oja/contract/audit-log';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { presentAuditEntry } from './audit-entry.presenter.ts';
import {
  countAuditEntries,
  readAuditActors,
  readAuditEntries,
  readAuditEntry,
} from './audit-entry.queries.ts';
import { checkChain, readLastCheck } from './check-chain.ts';
import { exportAuditEntries } from './export-audit-entries.ts';
import { readNotedPeople } from './noted-people.queries.ts';
import { staffActor } from './staff-actor.ts';
import { readSubjectNames } from './subject-names.queries.ts';

const pageSize = 25;

export const auditRoutes = (deps: Deps): Handlers<typeof auditLogEndpoints> => ({
  async listAuditEntries({ session, query: { cursor, limit = pageSize, ...asked } }) {
    const filter = { ...asked, viewerId: session.user.id };
    const [rows, { total, exact }] = await Promise.all([
      readAuditEntries(deps.db, filter, { after: cursor, limit: limit + 1 }),
      countAuditEntries(deps.db, filter),
    ]);
    const page = rows.slice(0, limit);
    const nameOf = await readSubjectNames(deps.db, page);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: page.map((row) => presentAuditEntry(row, nameOf(row.subjectKind, row.subjectId))),
      next_cursor: last ? String(last.position) : null,
      total,
      total_is_exact: exact,
    };
  },
  async auditOverview() {
    const [actors, lastCheck] = await Promise.all([readAuditActors(deps.db), readLastCheck(deps.db)]);
    return { data: { actors, last_check: lastCheck } };
  },
  async exportAuditEntries(call) {
    const lines = await exportAuditEntries(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'audit', at: deps.now(), lines });
  },
  async showAuditEntry({ session, params }) {
    const row = await readAuditEntry(deps.db, { id: params.id, viewerId: session.user.id });
    if (!row) throw new Refusal('not_found');
    const nameOf = await readSubjectNames(deps.db, [row]);
    const people = await readNotedPeople(deps.db, row);
    return { data: { ...presentAuditEntry(row, nameOf(row.subjectKind, row.subjectId)), people } };
  },
  async verifyAudit(call) {
    return { data: await checkChain(deps, staffActor(call)) };
  },
});
