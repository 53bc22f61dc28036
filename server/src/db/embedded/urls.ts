import type { Secrets } from '../../config/secrets.ts';

export const superuserName = 'oja_superuser';
export const ownerName = 'oja_owner';
export const appName = 'oja_app';
export const databaseName = 'oja';

type Passwords = Secrets['databasePasswords'];

export function superuserUrl(passwords: Passwords, port: number): string {
  return urlFor({ user: superuserName, password: passwords.superuser, port, database: 'postgres' });
}

export function ownerUrl(passwords: Passwords, port: number): string {
  return urlFor({ user: ownerName, password: passwords.owner, port, database: databaseName });
}

export function appUrl(passwords: Passwords, port: number): string {
  return urlFor({ user: appName, password: passwords.app, port, database: databaseName });
}

function urlFor(parts: { user: string; password: string; port: number; database: string }): string {
  return `postgres://${parts.user}:${encodeURIComponent(parts.password)}@127.0.0.1:${parts.port}/${parts.database}`;
}
