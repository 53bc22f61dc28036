import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { naira } from './money.ts';
import { timestamp } from './text.ts';

/** Apart from the rest of the wallet, because the header of every page shows the first of these figures. */

/** A colour of the design by its name; the screen knows what it looks like. */
const tone = z.enum(['primary', 'info', 'warning', 'success']);

const walletStat = z
  .object({
    title: z.string().meta({ examples: ['Available Balance'] }),
    value: naira,
    change: z.string().meta({ examples: ['+12.5% in 30 days'] }),
    color: tone,
    bgColor: tone,
    icon: z.enum(['money', 'escrow', 'pending', 'earned']).meta({ examples: ['money'] }),
  })
  .meta({ id: 'WalletStat' });
export type WalletStat = z.infer<typeof walletStat>;

const onItsWay = z
  .object({
    amount: naira.meta({
      description:
        'What open sales would pay at their release: less the fee, and less what cover holds then.',
      examples: [135_000],
    }),
    disputed: naira.meta({ description: 'The part of it that waits for a dispute.', examples: [0] }),
    released_by: timestamp.nullable().meta({
      description:
        'When the last of them without a dispute is paid; null if there is none, or if one waits for a bank.',
    }),
    covered: naira.meta({
      description: 'What is held of completed sales while cover runs.',
      examples: [33_750],
    }),
    claimed: naira.meta({
      description: 'The part of what is held that waits for a claim.',
      examples: [0],
    }),
    payouts_wait: z.boolean().meta({ description: 'Whether all payouts wait with it.', examples: [false] }),
    covered_until: timestamp.nullable().meta({
      description:
        'When the last of these covers without an open claim ends; null if there is none, or if one waits for a bank.',
      examples: [null],
    }),
  })
  .meta({ id: 'MoneyOnItsWay' });
export type OnItsWay = z.infer<typeof onItsWay>;

export const walletStatsEndpoints = {
  walletStats: endpoint({
    method: 'GET',
    path: '/wallet/stats',
    tag: 'Wallet',
    summary: 'The figures of the wallet; the first is the available balance',
    access: 'trader',
    limit: 'read',
    reply: z.array(walletStat),
    beside: z.object({
      minimum_deposit: naira.meta({ description: 'What Add Funds takes at least.' }),
      on_its_way: onItsWay.nullable(),
    }),
  }),
};
