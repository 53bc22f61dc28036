import { type StaffRole, staffRoles } from '@oja/contract/access';
import {
  type FailureSort,
  type FailureState,
  failureSorts,
  failureStates,
  type LoggedReveal,
  loggedReveals,
  type ProtectionSort,
  type ProtectionState,
  protectionSorts,
  protectionStates,
  type RevealSort,
  revealSorts,
  type SessionSort,
  sessionSorts,
} from '@oja/contract/security-center';
import type { ListForm } from '@/components/data-table/list-view';

/** How each list of the Security Center stands in the address. */

export const failureForm: ListForm<FailureSort, FailureState> = {
  sorts: failureSorts,
  firsts: { last: 'desc', failures: 'desc', email: 'asc' },
  usual: 'last',
  choiceName: 'state',
  choices: failureStates,
};

export const sessionForm: ListForm<SessionSort, StaffRole> = {
  sorts: sessionSorts,
  firsts: { seen: 'desc', began: 'desc', ends: 'asc', name: 'asc' },
  usual: 'seen',
  choiceName: 'role',
  choices: staffRoles,
};

export const protectionForm: ListForm<ProtectionSort, ProtectionState> = {
  sorts: protectionSorts,
  firsts: { name: 'asc', role: 'asc', since: 'asc', joined: 'desc' },
  usual: 'name',
  choiceName: 'state',
  choices: protectionStates,
};

export const revealForm: ListForm<RevealSort, LoggedReveal> = {
  sorts: revealSorts,
  firsts: { date: 'desc', what: 'asc' },
  usual: 'date',
  choiceName: 'what',
  choices: loggedReveals,
};
