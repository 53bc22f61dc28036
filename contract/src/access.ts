/** Who may call what. Every endpoint names one rule of this table, and the server enforces nothing else. */

export const roles = ['user', 'seller', 'verified_seller', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

export const traderRoles = ['user', 'seller', 'verified_seller'] as const satisfies readonly Role[];

export const staffRoles = ['moderator', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

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
  // From a report a moderator may suspend and warn traders, never staff: docs/decisions/0014.
  staff: { admits: staffRoles, meaning: 'Moderators and administrators.' },
  watcher: {
    admits: staffRoles,
    andThisMachine: true,
    meaning: 'Moderators and administrators, and programs on the machine Oja runs on.',
  },
  admin: { admits: ['admin'], meaning: 'Administrators only.' },
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

/** True where staff get in by their session, alone or beside others. */
export function admitsStaff(rule: AccessRule): boolean {
  return needsSession(rule) && staffRoles.some((role) => admits(rule, role));
}

/** True where only staff get in by their role. */
export function isForStaff(rule: AccessRule): boolean {
  const { admits: admitted } = accessRules[rule];
  return admitted !== 'everybody' && admitted.every(isStaff);
}

export function isStaff(role: Role): boolean {
  return role === 'moderator' || role === 'admin';
}
