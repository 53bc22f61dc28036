import { z } from 'zod';
import { activity } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-labels.ts';
import { naira } from './money.ts';
import { queryInteger } from './page.ts';
import { id, timestamp } from './text.ts';

/** The first screen after signing in, and the figures of a seller's profile. */

const count = z.int().meta({ examples: [4] });
const day = z.iso.date().meta({ examples: ['2026-11-15'] });

/** One value per day, the last 14 days, oldest first: small curves beside the figures. */
const sparkline = z
  .array(z.number())
  .length(14)
  .meta({ examples: [[0, 0, 1, 0, 2, 1, 0, 0, 3, 1, 0, 2, 1, 4]] });

const recent = {
  recentMessages: count.meta({ description: 'Messages that were not read yet.', examples: [0] }),
  recentActivity: z.array(activity).max(3),
};

const sellerDashboard = z
  .object({
    role: z.literal('seller'),
    totalRevenue: naira.meta({ description: 'Paid out from sales, after fees.', examples: [1_350_000] }),
    totalProducts: count.meta({ description: 'Accounts on the market now.' }),
    totalOrders: count.meta({ description: 'Accounts that were bought, whatever became of it.' }),
    sparklines: z.object({ revenue: sparkline, products: sparkline, orders: sparkline, messages: sparkline }),
    ...recent,
  })
  .meta({ id: 'SellerDashboard' });

const buyerDashboard = z
  .object({
    role: z.literal('user'),
    totalSpent: naira.meta({
      description: 'Without what came back by refunds, upheld claims and awards of appeals.',
      examples: [450_000],
    }),
    wishlistItems: count,
    orders: count.meta({ description: 'Completed purchases.' }),
    sparklines: z.object({ spent: sparkline, wishlist: sparkline, orders: sparkline, messages: sparkline }),
    ...recent,
  })
  .meta({ id: 'BuyerDashboard' });

export const dashboard = z.discriminatedUnion('role', [sellerDashboard, buyerDashboard]);
export type Dashboard = z.infer<typeof dashboard>;
export type SellerDashboard = z.infer<typeof sellerDashboard>;
export type BuyerDashboard = z.infer<typeof buyerDashboard>;

const performance = z
  .object({
    days: z.array(
      z.object({
        date: day,
        views: count.meta({ description: 'A person counts once a day for each listing.' }),
        sales: count,
        revenue: naira.meta({ description: 'Paid out on that day.', examples: [135_000] }),
        response_minutes: z
          .int()
          .nullable()
          .meta({
            description:
              'Median time until those who asked on that day were answered; null without an answer.',
            examples: [95],
          }),
      }),
    ),
    views: count,
    saves: count.meta({ description: 'Listings of the seller that people saved in that time.' }),
    questions: count.meta({ description: 'Conversations that buyers began in that time.' }),
    sales: count,
    revenue: naira,
    conversion: z
      .number()
      .nullable()
      .meta({ description: 'Sales per hundred views; null without any.', examples: [2.4] }),
    response_minutes: z
      .int()
      .nullable()
      .meta({ description: 'Median time until an answer; null without a question.', examples: [95] }),
  })
  .meta({ id: 'SellerPerformance' });
export type SellerPerformance = z.infer<typeof performance>;

export const taskKinds = [
  'answer_dispute',
  'answer_settlement',
  'answer_claim',
  'answer_check_in',
  'begin_handover',
  'take_handover_step',
  'check_purchase',
  'answer_offer',
  'pay_offer',
  'renew_credentials',
  'correct_listing',
] as const;
export type TaskKind = (typeof taskKinds)[number];

const task = z
  .object({
    kind: z.enum(taskKinds).meta({ examples: ['answer_dispute'] }),
    id: id.meta({ description: 'Of the purchase, the offer or the listing.' }),
    listing_id: id.nullable().meta({
      description: 'The listing of an offer that the caller made; null for every other task.',
    }),
    platform: z.enum(platforms),
    handle: z.string().meta({ examples: ['@lagosfoodie'] }),
    amount: naira.meta({ description: 'The price, or the amount that was offered.', examples: [150_000] }),
    due_at: timestamp.nullable().meta({ description: 'When it is too late; null when there is no limit.' }),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const tasksAtMost = 20;

export const dashboardEndpoints = {
  listTasks: endpoint({
    method: 'GET',
    path: '/tasks',
    tag: 'Dashboard',
    summary: 'What waits for the caller, the most urgent first',
    access: 'trader',
    limit: 'read',
    reply: z.array(task).max(tasksAtMost),
  }),
  showDashboard: endpoint({
    method: 'GET',
    path: '/dashboard',
    tag: 'Dashboard',
    summary: 'The figures of the own dashboard, by role',
    access: 'trader',
    limit: 'read',
    reply: dashboard,
  }),
  showPerformance: endpoint({
    method: 'GET',
    path: '/performance',
    tag: 'Dashboard',
    summary: 'How the own listings do: views, sales, conversion and response time',
    access: 'trader',
    limit: 'read',
    query: z.strictObject({
      days: queryInteger({ min: 7, max: 90 })
        .optional()
        .meta({ description: 'Without it, 30.', examples: ['30'] }),
    }),
    reply: performance,
  }),
};
