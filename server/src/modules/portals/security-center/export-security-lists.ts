import type { Readable } from 'node:stream';
import type {
  FailureFilter,
  ProtectionFilter,
  RevealFilter,
  SessionFilter,
} from '@oja/contract/security-center';
import type { Deps } from '../../../deps/deps.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import {
  type FailureRow,
  orderOfFailures,
  presentFailure,
  readFailurePart,
} from './failed-sign-ins.queries.ts';
import { orderOfReveals, type RevealRow, readRevealPart } from './reveals.queries.ts';
import { orderOfProtection, type ProtectionRow, readProtectionPart } from './staff-protection.queries.ts';
import { orderOfSessions, readSessionPart, type StaffSessionRow } from './staff-sessions.queries.ts';

/**
 * Streams the lists of the Security Center as CSV, page by page. One timestamp decides what is open or locked for the
 * whole export: otherwise a row could be in the first page and missing from the last.
 */

export async function exportFailedSignIns(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  filter: FailureFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'failed_sign_ins', filter });
  const { order } = orderOfFailures(filter);
  const now = deps.now();
  return csvFile({
    header: [
      'email',
      'account',
      'role',
      'failures',
      'address',
      'last_failed_at',
      'locked_until',
      'door',
      'counter',
    ],
    read: (last: FailureRow | undefined, limit) =>
      readFailurePart(deps.db, filter, { now, cursor: last && cursorOf(order, last), limit }),
    cellsOf: (row) => {
      const shown = presentFailure(row, now);
      const { email, failures, address, last_failed_at: lastFailedAt, locked_until: lockedUntil } = shown;
      return [email, row.name, row.role, failures, address, lastFailedAt, lockedUntil, row.door, row.counter];
    },
  });
}

export async function exportStaffSessions(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  filter: SessionFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'staff_sessions', filter });
  const { order } = orderOfSessions(filter);
  const now = deps.now();
  return csvFile({
    header: ['name', 'email', 'role', 'device', 'address', 'began_at', 'last_seen_at', 'expires_at'],
    read: (last: StaffSessionRow | undefined, limit) =>
      readSessionPart(deps.db, filter, { now, cursor: last && cursorOf(order, last), limit }),
    cellsOf: ({ name, email, role, device, address, createdAt, lastSeenAt, expiresAt }) => [
      ...[name, email, role, device, address],
      ...[createdAt, lastSeenAt, expiresAt].map((at) => at.toISOString()),
    ],
  });
}

export async function exportStaffProtection(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  filter: ProtectionFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'two_factor', filter });
  const { order } = orderOfProtection(filter);
  return csvFile({
    header: ['name', 'email', 'role', 'two_factor_since', 'joined_at'],
    read: (last: ProtectionRow | undefined, limit) =>
      readProtectionPart(deps.db, filter, { cursor: last && cursorOf(order, last), limit }),
    cellsOf: ({ name, email, role, twoFactorEnabledAt, createdAt }) => [
      ...[name, email, role],
      twoFactorEnabledAt?.toISOString() ?? null,
      createdAt.toISOString(),
    ],
  });
}

export async function exportReveals(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  filter: RevealFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'reveals', filter });
  const { order } = orderOfReveals(filter);
  return csvFile({
    header: ['at', 'reference', 'account', 'buyer', 'what', 'address'],
    read: (last: RevealRow | undefined, limit) =>
      readRevealPart(deps.db, filter, { cursor: last && cursorOf(order, last), limit }),
    cellsOf: ({ happenedAt, number, handle, name, what, address }) => [
      ...[happenedAt.toISOString(), transactionReference(number), handle, name, what, address],
    ],
  });
}
