import { z } from 'zod';
import { userStatuses } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { naira, nairaTotal } from './money.ts';
import { id, timestamp } from './text.ts';

/** The first screen of administrators: all its figures are of one moment. */

export const dashboardIcons = ['Users', 'DollarSign', 'ShoppingBag', 'TrendingUp'] as const;
export type DashboardIcon = (typeof dashboardIcons)[number];
export const dashboardPeriods = ['7d', '30d', '90d'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** What may wait for staff, in the order it is shown. */
export const pendingActionKinds = [
  'disputes',
  'appeals',
  'claims',
  'approvals',
  'sanctions',
  'listings',
  'reports',
  'withdrawals',
  'tickets',
  'applications',
  'bank_accounts',
  'parked_payments',
  'chargebacks',
  'invariants',
] as const;
export type PendingActionKind = (typeof pendingActionKinds)[number];

const adminDashboard = z
  .object({
    stats: z.array(
      z.object({
        title: z.string().meta({ examples: ['Total Users'] }),
        value: z.string().meta({ examples: ['1,240'] }),
        icon: z.enum(dashboardIcons),
        change: z.string().meta({ examples: ['+12 in 30 days'] }),
      }),
    ),
    recentAlerts: z.array(
      z.object({
        id,
        kind: z.string().meta({ examples: ['withdrawal_attention'] }),
        message: z.string().meta({ examples: ['A withdrawal of ₦4,000.00 needs a person.'] }),
        raised_at: timestamp,
      }),
    ),
    topUsers: z.array(
      z.object({
        id,
        name: z.string().meta({ examples: ['Chidi Nwosu'] }),
        email: z.string().meta({ examples: ['chidi@example.com'] }),
        avatar: z
          .string()
          .nullable()
          .meta({ examples: [null] }),
        status: z.enum(userStatuses),
        totalSales: z.int().meta({ description: 'Completed sales.', examples: [12] }),
        earned: nairaTotal,
        listings: z.int().meta({ description: 'On the market now.', examples: [3] }),
      }),
    ),
    pendingActions: z.array(
      z.object({ kind: z.enum(pendingActionKinds), count: z.int().meta({ examples: [2] }) }),
    ),
    recentTransactions: z.array(
      z.object({
        id: z.string().meta({ examples: ['42'] }),
        type: z.enum(['credit', 'debit']),
        amount: naira,
        description: z.string().meta({ examples: ['Wallet funding'] }),
        person: z
          .object({ id, name: z.string().meta({ examples: ['Zainab Bello'] }) })
          .meta({ description: 'Whose wallet it is.' }),
        reference: z.string().meta({ examples: ['OJA-4F0C9B7AE2D8'] }),
        time: timestamp,
        status: z.enum(['completed', 'pending']),
      }),
    ),
    charts: z.object({
      period: z.enum(dashboardPeriods),
      volume: nairaTotal,
      fees: nairaTotal,
      new_users: z.int().meta({ examples: [12] }),
      days: z.array(
        z.object({
          date: z.string().meta({ examples: ['2026-11-15'] }),
          volume: nairaTotal,
          fees: nairaTotal,
          new_users: z.int().meta({ examples: [2] }),
        }),
      ),
    }),
  })
  .meta({ id: 'AdminDashboard' });
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const adminDashboardEndpoints = {
  adminDashboard: endpoint({
    method: 'GET',
    path: '/admin/dashboard',
    tag: 'Dashboard',
    summary: 'Figures, latest transactions, best sellers, alerts and what waits, all of one moment',
    access: 'admin',
    limit: 'read',
    query: z.strictObject({
      period: z
        .enum(dashboardPeriods)
        .optional()
        .meta({ description: 'Of the charts.', examples: ['30d'] }),
    }),
    reply: adminDashboard,
  }),
};
