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
  type StaffRole,
  staffRoles,
} from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Written out by hand, so that a change of the table must be meant. */
const admitted: Record<AccessRule, readonly Role[]> = {
  anyone: ['user', 'seller', 'verified_seller', 'moderator', 'support', 'trust', 'finance', 'admin'],
  signed_in: ['user', 'seller', 'verified_seller', 'moderator', 'support', 'trust', 'finance', 'admin'],
  trader: ['user', 'seller', 'verified_seller'],
  seller: ['seller', 'verified_seller'],
  listing_owner: ['seller', 'verified_seller'],
  staff: ['moderator', 'support', 'trust', 'finance', 'admin'],
  watcher: ['moderator', 'support', 'trust', 'finance', 'admin'],
  listings: ['moderator', 'trust', 'admin'],
  reports: ['moderator', 'trust', 'admin'],
  tickets: ['moderator', 'support', 'admin'],
  people: ['support', 'trust', 'finance', 'admin'],
  account_help: ['support', 'admin'],
  suspensions: ['trust', 'admin'],
  transactions: ['support', 'trust', 'finance', 'admin'],
  cases: ['trust', 'admin'],
  applications: ['trust', 'admin'],
  money: ['finance', 'admin'],
  approvals: ['trust', 'finance', 'admin'],
  admin: ['admin'],
};

const rules = Object.keys(accessRules).filter((name): name is AccessRule => name in accessRules);
const pairs = rules.flatMap((rule) =>
  roles.map((role) => ({ rule, role, expected: admitted[rule].includes(role) })),
);

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

  test('keeps these rules for staff, and administrators have all of them', () => {
    const forStaff = rules.filter(isForStaff);
    expect(forStaff).toEqual(Object.keys(admitted).slice(Object.keys(admitted).indexOf('staff')));
    for (const rule of forStaff) expect([rule, admits(rule, 'admin')]).toEqual([rule, true]);
  });

  test('counts as staff those who enter the admin portal', () => {
    expect(roles.filter(isStaff)).toEqual(['moderator', 'support', 'trust', 'finance', 'admin']);
    expect(roles.filter((role) => admits('staff', role))).toEqual(roles.filter(isStaff));
  });

  test('leaves no role of staff with the rights of another', () => {
    const rights = staffRoles.map((role) => rules.filter((rule) => admits(rule, role)).join());
    expect(new Set(rights).size).toBe(staffRoles.length);
  });

  test('says in a sentence what each rule means', () => {
    for (const rule of rules) expect(accessRules[rule].meaning).toMatch(/^[A-Z].+\.$/);
  });
});

const callsOf = {
  all: `
    currentAdmin displaySettings metrics listSupportStaff
    assignWork claimWork countWork leaveWork listWork nextWork releaseWork watchWork
    deleteView listSavedViews renameView saveView`,
  listings: `
    listStaffListings countStaffListings exportStaffListings showStaffListing
    approveListing rejectListing approveListings rejectListings hideListing unhideListing sendListingBack
    undoApprovals`,
  reports: `
    undoDismissal listReports exportReports summariseReports showReport addReport editReport hideReport claimReport
    releaseReport approveReport dismissReport reopenReport actOnReport putBack noteReport revealReportedConversation`,
  tickets: `
    listDeskTickets exportTickets showDeskTicket answerTicket noteOnTicket assignTicket changeTicket mergeTicket
    listTicketTags moveTicket listCannedReplies addCannedReply saveCannedReply deleteCannedReply`,
  people: `
    listUsers showUser addUserNote showPerson listPersonRecords listRelatedAccounts listPersonSignals listSanctions`,
  accountHelp: `
    endUserSessions unlockUser sendUserResetLink resendUserConfirmation startUserView showUserView endUserView`,
  suspensions: 'banUser unbanUser changeManyUsers addSanction liftSanction decideSanctionAppeal',
  transactions: 'listStaffTransactions summariseTransactions exportStaffTransactions showStaffTransaction',
  cases: `
    showStaffCase addStaffStatement extendAnswerTime takeBackRuling listSimilarCases previewResolution resolveDispute
    decideAppeal revealConversation listClaims showClaim previewClaim decideClaim`,
  applications: `
    listApplications exportApplications readApplication openApplicationDocument approveApplication
    rejectApplication`,
  money: `
    adminWithdrawals exportWithdrawals adminCheckWithdrawal adminReturnWithdrawal adminReleaseWithdrawal adminEnterOtp
    adminResendOtp adminReviewAccounts adminDecideAccount moneyWatch auditLedger freezePayouts resumePayouts resolveAlert
    listGatewayMovements recordMovement gatewayComparison compareWithGateway explainDifference listParkedPayments
    exportParkedPayments proposeParkedOutcome listChargebacks answerChargeback listAdjustments adjustWallet`,
  approvals: 'listApprovals approveProposal declineProposal',
};

/**
 * Everything a member of staff may call that traders may not, listed by hand as well: the walk over the routes asks each
 * endpoint for its rule, and would accept a wrong rule. Administrators may call all of it.
 */
const callsOfRole: Record<Exclude<StaffRole, 'admin'>, (keyof typeof callsOf)[]> = {
  moderator: ['all', 'listings', 'reports', 'tickets'],
  support: ['all', 'tickets', 'people', 'accountHelp', 'transactions'],
  trust: [
    'all',
    'listings',
    'reports',
    'people',
    'suspensions',
    'transactions',
    'cases',
    'applications',
    'approvals',
  ],
  finance: ['all', 'people', 'transactions', 'money', 'approvals'],
};

test.each(staffRoles)('%s: may call what is listed here, and nothing else kept from traders', (role) => {
  const forStaff = Object.entries(endpoints).filter(([, { access }]: [string, Endpoint]) =>
    isForStaff(access),
  );
  const theirs = forStaff.filter(([, { access }]: [string, Endpoint]) => admits(access, role));
  const expected =
    role === 'admin'
      ? forStaff.map(([name]) => name)
      : callsOfRole[role].flatMap((right) => callsOf[right].trim().split(/\s+/));
  expect(theirs.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
});

test('every call of the admin portal names a right of staff', () => {
  const open = Object.entries(endpoints).filter(
    ([, { path, access }]: [string, Endpoint]) => path.startsWith('/admin/') && !isForStaff(access),
  );
  expect(open).toEqual([]);
});
