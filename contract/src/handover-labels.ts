import { type Platform, platformLabels } from './listing-labels.ts';

/** A hand-over: kinds, goods, mailboxes and stages with their labels. No schema stands here, so that public pages load none. */

/**
 * The hand-over kind of a listing. `role`: the platform transfers ownership and no password moves. `number`: a phone
 * number changes hands.
 */
export const handoverKinds = ['role', 'credentials', 'number'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

export const handoverKindLabels: Readonly<Record<HandoverKind, string>> = {
  role: 'Ownership is transferred on the platform',
  credentials: 'Login details are handed over',
  number: 'The phone number is changed',
};

/** The same in few words, for filters. */
export const handoverFilterLabels: Readonly<Record<HandoverKind, string>> = {
  role: 'By transfer of ownership',
  credentials: 'With login details',
  number: 'With the phone number changed',
};

/** The kinds that have a hand-over plan; the first is the usual one. A listing that states none is handed over as specified. */
export const handoverKindsByPlatform: Readonly<Record<Platform, readonly [HandoverKind, ...HandoverKind[]]>> =
  {
    instagram: ['credentials'],
    youtube: ['role'],
    twitter: ['credentials'],
    tiktok: ['credentials'],
    telegram: ['role', 'number'],
    whatsapp: ['role', 'number'],
    facebook: ['role'],
  };

/** What is sold by each kind, where a platform has more than one thing to sell. */
export const handoverGoods: Readonly<Partial<Record<Platform, Partial<Record<HandoverKind, string>>>>> = {
  youtube: { role: 'A channel of a Brand Account' },
  telegram: { role: 'A channel or group', number: 'An account with its number' },
  whatsapp: { role: 'A channel', number: 'An account with its number' },
  facebook: { role: 'A page' },
};

interface PlanName {
  platform: Platform;
  kind: HandoverKind;
}

/** What a hand-over plan is for: A channel of a Brand Account. */
export function handoverGoodsOf({ platform, kind }: PlanName): string {
  return handoverGoods[platform]?.[kind] ?? 'An account with its login details';
}

/** How staff name a hand-over plan, such as "YouTube: a channel of a Brand Account". */
export function handoverPlanTitle(plan: PlanName): string {
  const goods = handoverGoodsOf(plan);
  return `${platformLabels[plan.platform]}: ${goods.charAt(0).toLowerCase()}${goods.slice(1)}`;
}

interface RefusedGoods {
  goods: string;
  wayOut: string;
  /** Login details offered on this platform are those of such goods. */
  hasLogin: boolean;
}

/** Goods that cannot be handed over: they stay with the person or the business that holds them. */
export const refusedGoods: Readonly<Partial<Record<Platform, RefusedGoods>>> = {
  facebook: {
    goods: 'A personal profile',
    hasLogin: true,
    wayOut:
      'A Facebook profile belongs to a person and cannot be sold. Sell a page instead: its control is transferred on Facebook, without a password.',
  },
  youtube: {
    goods: 'A channel of a personal Google account',
    hasLogin: true,
    wayOut:
      'A channel of a personal Google account cannot be handed over. Move it to a Brand Account first (YouTube, Settings, Advanced settings), then sell it by transfer of ownership, without a password.',
  },
  whatsapp: {
    goods: 'A number of the WhatsApp Business Platform (API)',
    hasLogin: false,
    wayOut:
      'A number of the WhatsApp Business Platform moves between business accounts of Meta and stays with whoever holds its SIM, so it cannot be sold here. Move it to the WhatsApp Business app first, then sell it as an account with its number, or sell a channel.',
  },
};

export const handoverSides = ['seller', 'buyer'] as const;
export type HandoverSide = (typeof handoverSides)[number];

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

/** What a buyer types to confirm a purchase whose steps are not all ticked off. */
export const confirmSentence = 'I have full control of this account';

/** How long a code that one side passes to the other can be read. */
export const handoverCodeMinutes = 10;
