import { describe, expect, inject, test } from 'vitest';
import { withDatabase } from '../../test/database-server.ts';
import { freePort } from '../../test/oja-process.ts';
import { reachDatabase } from './reach-database.ts';

const { adminUrl } = inject('databaseServer');

function refusal(url: string): Promise<string> {
  return reachDatabase('DATABASE_URL', url).then(
    () => 'reached',
    (error) => error.message,
  );
}

describe('reachDatabase', () => {
  test('says nothing about a database that answers', async () => {
    expect(await refusal(adminUrl)).toBe('reached');
  });

  test('tells a wrong password from a missing database and from a server that does not answer', async () => {
    const { hostname, port } = new URL(adminUrl);
    const wrongPassword = new URL(adminUrl);
    wrongPassword.password = 'guess';
    expect(await refusal(wrongPassword.href)).toBe(
      `The database at ${hostname}:${port || 5432} (DATABASE_URL) refuses the user or password. Correct DATABASE_URL.`,
    );
    expect(await refusal(withDatabase(adminUrl, 'nowhere'))).toMatch(/has no database "nowhere"\. Create it/);
    const unreachable = new URL(adminUrl);
    unreachable.port = String(await freePort());
    expect(await refusal(unreachable.href)).toMatch(
      /does not answer: connect ECONNREFUSED .* Check the address/,
    );
  });

  test('never shows the password', async () => {
    expect(await refusal('postgres://user:hunter2@host.invalid/oja')).not.toContain('hunter2');
  });
});
