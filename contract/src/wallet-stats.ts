import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { naira } from './money.ts';

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

export const walletStatsEndpoints = {
  walletStats: endpoint({
    method: 'GET',
    path: '/wallet/stats',
    tag: 'Wallet',
    summary: 'The figures of the wallet; the first is the available balance',
    access: 'trader',
    limit: 'read',
    reply: z.array(walletStat),
    beside: z.object({ minimum_deposit: naira.meta({ description: 'What Add Funds takes at least.' }) }),
  }),
};
