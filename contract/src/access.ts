/** Who may call what. Every endpoint names one rule of this table, and the server enforces nothing else. */

export const traderRoles = ['user', 'seller', 'verified_seller'] as const;
export const staffRoles = ['moderator', 'support', 'trust', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roles = [...traderRoles, ...staffRoles] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  user: 'User',
  seller: 'Seller',
  verified_seller: 'Verified seller',
  moderator: 'Moderator',
  support: 'Support',
  trust: 'Trust',
  finance: 'Finance',
  admin: 'Admin',
};

interface Rule {
  admits: 'everybody' | readonly Role[];
  /** Beside the roles: plain users who were sellers and left something behind. */
  andFormerSellers?: boolean;
  /** Beside the roles: programs on the machine that Oja runs on, without a session. */
  andThisMachine?: boolean;
  meaning: string;
}

export const accessRules = {
  anyone: { admits: 'everybody', meaning: 'No session is needed.' },
  signed_in: { admits: roles, meaning: 'Any valid session, staff included.' },
  trader: { admits: traderRoles, meaning: 'People who trade; staff do not.' },
  seller: { admits: ['seller', 'verified_seller'], meaning: 'People with a seller plan.' },
  listing_owner: {
    admits: ['seller', 'verified_seller'],
    andFormerSellers: true,
    meaning: 'Sellers, and those without a plan who still have listings or sales.',
  },
  staff: {
    admits: staffRoles,
    meaning: 'All staff: the admin portal, the work queue and their own account.',
  },
  watcher: {
    admits: staffRoles,
    andThisMachine: true,
    meaning: 'All staff, and programs on the machine Oja runs on: the metrics.',
  },
  listings: {
    admits: ['moderator', 'trust', 'admin'],
    meaning: 'Review listings: approve, reject, hide and send back.',
  },
  // From a report staff may suspend and warn traders and pause their selling, never staff: docs/decisions/0014.
  reports: {
    admits: ['moderator', 'trust', 'admin'],
    meaning:
      'Decide reports, and from a report warn or suspend the trader, pause their selling or take content down.',
  },
  tickets: {
    admits: ['moderator', 'support', 'admin'],
    meaning: 'Answer tickets and keep the canned replies.',
  },
  people: {
    admits: ['support', 'trust', 'finance', 'admin'],
    meaning: 'Look people up, read the page of a person and add notes to it.',
  },
  account_help: {
    admits: ['support', 'admin'],
    meaning:
      'Help people with their account: reset link, confirmation mail, unlock the sign-in, end sessions, see Oja as they see it.',
  },
  suspensions: {
    admits: ['trust', 'admin'],
    meaning:
      'Warn and suspend traders, pause their selling or withdrawals, and lift it; accounts of staff are for administrators.',
  },
  transactions: {
    admits: ['support', 'trust', 'finance', 'admin'],
    meaning: 'Read transactions, and export them.',
  },
  cases: {
    admits: ['trust', 'admin'],
    meaning: 'Read and decide disputes, appeals and claims, with the conversation behind them.',
  },
  applications: {
    admits: ['trust', 'admin'],
    meaning: 'Read applications of sellers with their documents, and decide them.',
  },
  money: {
    admits: ['finance', 'admin'],
    meaning:
      'Withdrawals, bank accounts in review, parked payments, the comparison with the gateway, the money watch and wallet adjustments.',
  },
  approvals: {
    admits: ['trust', 'finance', 'admin'],
    meaning: 'Answer what another member of staff proposed, in the areas of the own role.',
  },
  admin: {
    admits: ['admin'],
    meaning:
      'Administrators only: the dashboard, staff and roles, settings, plans, sales and cancellations by staff, audit log, security and figures.',
  },
} as const satisfies Record<string, Rule>;

export type AccessRule = keyof typeof accessRules;

export function needsSession(rule: AccessRule): boolean {
  return accessRules[rule].admits !== 'everybody';
}

export function admits(rule: AccessRule, role: Role, formerSeller = false): boolean {
  const { admits: admitted, andFormerSellers = false }: Rule = accessRules[rule];
  return admitted === 'everybody' || admitted.includes(role) || (andFormerSellers && formerSeller);
}

export function admitsThisMachine(rule: AccessRule): boolean {
  const { andThisMachine = false }: Rule = accessRules[rule];
  return andThisMachine;
}

/** The staff who have a right, for those who are notified of its work. */
export function staffWith(rule: AccessRule): StaffRole[] {
  return staffRoles.filter((role) => admits(rule, role));
}

/** True where staff get in by their session, alone or beside others. */
export function admitsStaff(rule: AccessRule): boolean {
  return needsSession(rule) && staffWith(rule).length > 0;
}

/** True where only staff get in by their role. */
export function isForStaff(rule: AccessRule): boolean {
  const { admits: admitted } = accessRules[rule];
  return admitted !== 'everybody' && admitted.every(isStaff);
}

export function isStaff(role: Role): boolean {
  return staffRoles.some((staffRole) => staffRole === role);
}
