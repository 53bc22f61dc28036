import type { Role } from '@oja/contract/access';

export const demoPassword = 'oja-demo-2026';

export interface DemoAccount {
  email: string;
  name: string;
  nickname: string;
  role: Role;
  description: string;
  bio: string;
  phone?: string;
}

/** The accounts for signing in to the demo. The other demo users are created by the files of their roles. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@oja.test',
    name: 'Amara Okafor',
    nickname: 'amara',
    role: 'admin',
    description: 'administrator, at /auth/admin-login',
    bio: 'Keeps the market fair.',
  },
  {
    email: 'admin2@oja.test',
    name: 'Babatunde Ojo',
    nickname: 'tunde',
    role: 'admin',
    description: 'second administrator',
    bio: 'Second pair of eyes on every large decision.',
  },
  {
    email: 'moderator@oja.test',
    name: 'Ngozi Eze',
    nickname: 'ngozi',
    role: 'moderator',
    description: 'moderator, at /auth/admin-login',
    bio: 'Answers tickets and reads reports.',
  },
  {
    email: 'helpdesk@oja.test',
    name: 'Ruth Akpan',
    nickname: 'ruth',
    role: 'support',
    description: 'support, at /auth/admin-login',
    bio: 'Answers tickets and helps people back into their accounts.',
  },
  {
    email: 'trust@oja.test',
    name: 'Sadiq Bala',
    nickname: 'sadiq',
    role: 'trust',
    description: 'trust, at /auth/admin-login',
    bio: 'Decides disputes and claims, and checks who sells.',
  },
  {
    email: 'finance@oja.test',
    name: 'Bisi Alabi',
    nickname: 'bisi',
    role: 'finance',
    description: 'finance, at /auth/admin-login',
    bio: 'Watches the money and lets withdrawals go.',
  },
  {
    email: 'seller@oja.test',
    name: 'Chidi Nwosu',
    nickname: 'chidi',
    role: 'seller',
    description: 'seller',
    bio: 'Grows food and travel accounts in Lagos. Quick hand-over, honest numbers.',
  },
  {
    email: 'buyer@oja.test',
    name: 'Zainab Bello',
    nickname: 'zainab',
    role: 'user',
    description: 'buyer',
    bio: 'Looking for fashion and beauty accounts with a real audience.',
  },
];
