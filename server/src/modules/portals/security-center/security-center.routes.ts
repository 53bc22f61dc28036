import type { securityCenterEndpoints } from '@oja/contract/security-center';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import {
  exportFailedSignIns,
  exportReveals,
  exportStaffProtection,
  exportStaffSessions,
} from './export-security-lists.ts';
import { orderOfFailures, presentFailure, readFailurePart } from './failed-sign-ins.queries.ts';
import { orderOfReveals, presentReveal, readRevealPart } from './reveals.queries.ts';
import { showSecurityCenter } from './show-security-center.ts';
import { orderOfProtection, presentProtection, readProtectionPart } from './staff-protection.queries.ts';
import { orderOfSessions, presentStaffSession, readSessionPart } from './staff-sessions.queries.ts';

const usualLimit = 25;

/** Reads one row more than the page, which tells whether there is another page. */
const partOf = ({
  cursor,
  limit = usualLimit,
}: {
  cursor?: string | undefined;
  limit?: number | undefined;
}) => ({
  limit,
  part: { cursor, limit: limit + 1 },
});

export const securityCenterRoutes = (deps: Deps): Handlers<typeof securityCenterEndpoints> => ({
  async securityCenter({ session }) {
    return { data: await showSecurityCenter(deps, session) };
  },
  async listFailedSignIns({ query }) {
    const now = deps.now();
    const { limit, part } = partOf(query);
    const rows = await readFailurePart(deps.db, query, { ...part, now });
    const { page, nextCursor } = pageOf(rows, limit, orderOfFailures(query).order);
    return { data: page.map((row) => presentFailure(row, now)), next_cursor: nextCursor };
  },
  async exportFailedSignIns(call) {
    const lines = await exportFailedSignIns(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'failed_sign_ins', at: deps.now(), lines });
  },
  async listStaffSessions({ query, session }) {
    const { limit, part } = partOf(query);
    const rows = await readSessionPart(deps.db, query, { ...part, now: deps.now() });
    const { page, nextCursor } = pageOf(rows, limit, orderOfSessions(query).order);
    return { data: page.map((row) => presentStaffSession(row, session)), next_cursor: nextCursor };
  },
  async exportStaffSessions(call) {
    const lines = await exportStaffSessions(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'staff_sessions', at: deps.now(), lines });
  },
  async listStaffProtection({ query }) {
    const { limit, part } = partOf(query);
    const rows = await readProtectionPart(deps.db, query, part);
    const { page, nextCursor } = pageOf(rows, limit, orderOfProtection(query).order);
    return { data: page.map(presentProtection), next_cursor: nextCursor };
  },
  async exportStaffProtection(call) {
    const lines = await exportStaffProtection(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'two_factor', at: deps.now(), lines });
  },
  async listReveals({ query }) {
    const { limit, part } = partOf(query);
    const rows = await readRevealPart(deps.db, query, part);
    const { page, nextCursor } = pageOf(rows, limit, orderOfReveals(query).order);
    return { data: page.map(presentReveal), next_cursor: nextCursor };
  },
  async exportReveals(call) {
    const lines = await exportReveals(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'reveals', at: deps.now(), lines });
  },
});
