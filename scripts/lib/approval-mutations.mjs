/** Guards of what needs two people. The same table as mutations.mjs. */
const approvals = 'server/src/modules/portals/approvals';
const answering = `${approvals}/answer-approval.ts`;
const ending = 'server/src/modules/platform/approvals/end-approval.ts';
const money = `${approvals}/approvals.test.ts`;
const roles = `${approvals}/staff-roles.test.ts`;
const staff = `${approvals}/admin-changes.test.ts`;

export const approvalMutations = [
  {
    guard: 'the approver is judged under the lock of the account',
    file: answering,
    find: "if (!findDecider(staff, approver.id, found)) throw new Refusal('access_denied');",
    put: '',
    tests: [roles, staff],
  },
  {
    guard: 'the one who declines is judged under the lock of the account',
    file: answering,
    find: "if (!findDecider(staff, actor.id, found)) throw new Refusal('access_denied');",
    put: '',
    tests: [roles],
  },
  {
    guard: 'proposer and approver are active',
    file: answering,
    find: "person.status === 'active' && ",
    put: '',
    tests: [roles, staff],
  },
  {
    guard: 'proposer and approver have a role with the right of the kind',
    file: answering,
    find: 'isConcerned || mayApprove(person.role, kind)',
    put: 'true',
    tests: [roles, staff],
  },
  {
    guard: 'a proposer who lost the right is not one of two people',
    file: answering,
    find: "if (proposer === undefined) throw new Refusal('second_admin_needed', { message: proposerIsGone });",
    put: "if (proposer === undefined) return { id: row.proposedBy, label: '' };",
    tests: [roles],
  },
  {
    guard: 'the approver is not the proposer',
    file: ending,
    find: "if (move.kind === 'wrong_actor') throw new Refusal('second_admin_needed');",
    put: '',
    tests: [money],
  },
  {
    guard: 'a proposal whose time is over is not approved',
    file: ending,
    find: 'const isOver = !isEnd && now >= row.lapsesAt;',
    put: 'const isOver = false;',
    tests: [money],
  },
  {
    guard: 'an address is not proposed where nobody could refuse it',
    file: 'server/src/modules/platform/approvals/propose.ts',
    find: 'if (subjectAnswers && !proposal.subjectMayAnswer) throw subjectIsSilent();',
    put: '',
    tests: [`${approvals}/email-changes.test.ts`],
  },
  {
    guard: 'a former approver gets no new address without a second person',
    file: 'server/src/modules/people/accounts/admin-changes.ts',
    find: 'return answersProposals(role) || adminEndedAt !== null;',
    put: 'return answersProposals(role) && adminEndedAt !== undefined;',
    tests: [`${approvals}/email-changes.test.ts`],
  },
  {
    guard: 'a former approver who cannot refuse a new address gets none',
    file: 'server/src/modules/people/accounts/admin-changes.ts',
    find: "target.status === 'active' && answersProposals(target.role)",
    put: "target.status === 'active'",
    tests: [`${approvals}/email-changes.test.ts`],
  },
];
