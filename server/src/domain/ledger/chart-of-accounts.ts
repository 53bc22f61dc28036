/**
 * The ledger accounts. Strict accounts have a balance that is locked while it changes and never goes below zero;
 * derived accounts only collect entries, so that no row is contended by all transfers. `per` names the owner of each
 * account. The database holds the same table (`ledger_chart`).
 */
export const chart = {
  wallet: { mode: 'strict', class: 'liability', per: 'user' },
  escrow: { mode: 'strict', class: 'liability', per: 'purchase' },
  cover: { mode: 'strict', class: 'liability', per: 'purchase' },
  withdrawal_hold: { mode: 'strict', class: 'liability', per: 'withdrawal' },
  chargeback_hold: { mode: 'strict', class: 'liability', per: 'chargeback' },
  suspense: { mode: 'derived', class: 'liability', per: null },
  platform_fees: { mode: 'derived', class: 'revenue', per: null },
  subscriptions: { mode: 'derived', class: 'revenue', per: null },
  withdrawal_fees: { mode: 'derived', class: 'revenue', per: null },
  psp_fees: { mode: 'derived', class: 'expense', per: null },
  marketing: { mode: 'derived', class: 'expense', per: null },
  appeal_awards: { mode: 'derived', class: 'expense', per: null },
  adjustments: { mode: 'derived', class: 'expense', per: null },
  chargeback_losses: { mode: 'derived', class: 'expense', per: null },
  paystack_unsettled: { mode: 'derived', class: 'asset', per: null },
  paystack_balance: { mode: 'derived', class: 'asset', per: null },
  bank: { mode: 'derived', class: 'asset', per: null },
  receivable: { mode: 'derived', class: 'asset', per: 'user' },
  opening_capital: { mode: 'derived', class: 'liability', per: null },
} as const satisfies Record<
  string,
  {
    mode: 'strict' | 'derived';
    class: 'liability' | 'revenue' | 'expense' | 'asset';
    per: 'user' | 'purchase' | 'withdrawal' | 'chargeback' | null;
  }
>;

export type AccountKind = keyof typeof chart;

export interface AccountRef {
  kind: AccountKind;
  /** Null for an account of the platform itself. */
  ownerId: string | null;
}

export const account = {
  wallet: (userId: string): AccountRef => ({ kind: 'wallet', ownerId: userId }),
  escrow: (purchaseId: string): AccountRef => ({ kind: 'escrow', ownerId: purchaseId }),
  cover: (purchaseId: string): AccountRef => ({ kind: 'cover', ownerId: purchaseId }),
  withdrawalHold: (withdrawalId: string): AccountRef => ({ kind: 'withdrawal_hold', ownerId: withdrawalId }),
  chargebackHold: (chargebackId: string): AccountRef => ({ kind: 'chargeback_hold', ownerId: chargebackId }),
  receivable: (userId: string): AccountRef => ({ kind: 'receivable', ownerId: userId }),
  platform: (kind: PlatformAccountKind): AccountRef => ({ kind, ownerId: null }),
};

export type PlatformAccountKind = {
  [Kind in AccountKind]: (typeof chart)[Kind]['per'] extends null ? Kind : never;
}[AccountKind];
