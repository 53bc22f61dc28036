/** The words of a hand-over. No schema stands here, so that public pages load none. */

/** `role`: the platform transfers ownership and no password moves. `number`: a phone number changes hands. */
export const handoverKinds = ['role', 'credentials', 'number'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

export const handoverKindLabels: Readonly<Record<HandoverKind, string>> = {
  role: 'Ownership is transferred on the platform',
  credentials: 'Login details are handed over',
  number: 'The phone number is changed',
};

/** What happens to the mailbox behind an account whose credentials are handed over. */
export const mailboxes = ['original', 'later', 'changed', 'none'] as const;
export type Mailbox = (typeof mailboxes)[number];

export const mailboxLabels: Readonly<Record<Mailbox, string>> = {
  original: 'The original mailbox is included',
  later: 'A later mailbox is included',
  changed: 'The address is changed to the buyer’s',
  none: 'No mailbox is included',
};

/** Days of cover after confirmation that a seller may offer. */
export const coverDays = [0, 7, 14, 30] as const;
export type CoverDays = (typeof coverDays)[number];

/**
 * Where a purchase stands beside its status: the account is being handed over, the buyer inspects it, the seller was
 * paid and cover runs, or everything is over. A disputed purchase keeps the stage it was disputed in.
 */
export const purchaseStages = ['handing_over', 'inspecting', 'covered', 'settled'] as const;
export type PurchaseStage = (typeof purchaseStages)[number];

export const purchaseStageLabels: Readonly<Record<PurchaseStage, string>> = {
  handing_over: 'Hand-over',
  inspecting: 'Inspection',
  covered: 'Covered',
  settled: 'Settled',
};
