import { describe, expect, test } from 'vitest';
import {
  type AccessRule,
  accessRules,
  admits,
  admitsThisMachine,
  isForStaff,
  isStaff,
  needsSession,
  type Role,
  roles,
} from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Written out by hand, so that a change of the table must be meant. */
const admitted: Record<AccessRule, Record<Role, boolean>> = {
  anyone: { user: true, seller: true, verified_seller: true, moderator: true, admin: true },
  signed_in: { user: true, seller: true, verified_seller: true, moderator: true, admin: true },
  trader: { user: true, seller: true, verified_seller: true, moderator: false, admin: false },
  seller: { user: false, seller: true, verified_seller: true, moderator: false, admin: false },
  listing_owner: { user: false, seller: true, verified_seller: true, moderator: false, admin: false },
  staff: { user: false, seller: false, verified_seller: false, moderator: true, admin: true },
  watcher: { user: false, seller: false, verified_seller: false, moderator: true, admin: true },
  admin: { user: false, seller: false, verified_seller: false, moderator: false, admin: true },
};

const rules = Object.keys(accessRules).filter((name): name is AccessRule => name in accessRules);
const pairs = rules.flatMap((rule) => roles.map((role) => ({ rule, role, expected: admitted[rule][role] })));

describe('the access table (A014)', () => {
  test.each(pairs)('rule $rule, role $role: $expected', ({ rule, role, expected }) => {
    expect(admits(rule, role)).toBe(expected);
  });

  test('admits plain users who were sellers to what they left behind, and nowhere else', () => {
    const opened = rules.filter((rule) => admits(rule, 'user', true) && !admits(rule, 'user'));
    expect(opened).toEqual(['listing_owner']);
  });

  test('names a rule for every row that the table here expects, and no other', () => {
    expect(rules.toSorted()).toEqual(Object.keys(admitted).toSorted());
  });

  test('asks for a session everywhere but for anyone', () => {
    expect(rules.filter((rule) => !needsSession(rule))).toEqual(['anyone']);
  });

  test('lets programs on its own machine watch, and do nothing else', () => {
    expect(rules.filter(admitsThisMachine)).toEqual(['watcher']);
  });

  test('keeps three rules for staff', () => {
    expect(rules.filter(isForStaff)).toEqual(['staff', 'watcher', 'admin']);
  });

  test('counts moderators and administrators as staff, and nobody else', () => {
    expect(roles.filter(isStaff)).toEqual(['moderator', 'admin']);
    expect(roles.filter((role) => admits('staff', role))).toEqual(roles.filter(isStaff));
  });

  test('says in a sentence what each rule means', () => {
    for (const rule of rules) expect(accessRules[rule].meaning).toMatch(/^[A-Z].+\.$/);
  });
});

/**
 * Everything a moderator may call that traders may not, listed by hand as well: the walk over the routes asks each
 * endpoint for its rule, and would accept a wrong rule.
 */
const callsOfModerators = `
  currentAdmin displaySettings metrics
  listStaffListings countStaffListings exportStaffListings showStaffListing
  approveListing rejectListing approveListings rejectListings hideListing unhideListing sendListingBack
  undoApprovals undoDismissal
  listReports exportReports summariseReports showReport addReport editReport hideReport claimReport releaseReport
  approveReport dismissReport reopenReport actOnReport putBack noteReport revealReportedConversation
  listDeskTickets exportTickets listSupportStaff showDeskTicket answerTicket noteOnTicket assignTicket changeTicket
  mergeTicket listTicketTags moveTicket
  listCannedReplies addCannedReply saveCannedReply deleteCannedReply
  assignWork claimWork countWork deleteWorkView leaveWork listWork listWorkViews nextWork releaseWork saveWorkView
  watchWork
`
  .trim()
  .split(/\s+/);

test('moderators may call what is listed here, and nothing else that is kept from people who trade', () => {
  const theirs = Object.entries(endpoints)
    .filter(([, { access }]: [string, Endpoint]) => isForStaff(access) && admits(access, 'moderator'))
    .map(([name]) => name);
  expect(theirs.toSorted()).toEqual(callsOfModerators.toSorted());
});
