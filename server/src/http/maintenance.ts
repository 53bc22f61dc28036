import { isStaff } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { escapeHtml } from '../domain/escape-html.ts';
import { Refusal } from '../domain/refusal.ts';
import { findCaller } from './access.ts';

/** While maintenance mode is on, staff work as usual and all other users get the maintenance reply. */
export function isMaintained(deps: Pick<Deps, 'settings'>): boolean {
  return deps.settings.latest('general')?.maintenanceMode === true;
}

const retryAfterSeconds = 60;

/** Runs before the access check, so that users with a valid session are refused too. */
export async function refuseDuringMaintenance(
  deps: Pick<Deps, 'sessions'>,
  record: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (record.duringMaintenance) return;
  const caller = await findCaller(deps, request);
  if (caller === undefined || !isStaff(caller.user.role)) {
    throw new Refusal('maintenance', { retryAfterSeconds });
  }
}

const staffPages = /^\/(admin(\/|$)|auth\/admin-login$|dashboard\/settings$)/;

/** Pages that staff need to sign in and to switch maintenance off. */
export function isStaffPage(path: string): boolean {
  return staffPages.test(path);
}

/**
 * Self-contained: it needs no script and no file of the application. It does not reload itself, which would move a
 * screen reader back to the start.
 */
export function maintenancePage(rules: { platformName: string; supportEmail: string }): string {
  const name = escapeHtml(rules.platformName);
  const mail = escapeHtml(rules.supportEmail);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="robots" content="noindex" />
<title>We are back soon | ${name}</title>
<style>
:root{--ground:#f6f1e7;--ink:#17211c;--muted:#4d5a53;--green:#0b6b4f}
@media (prefers-color-scheme:dark){:root{--ground:#0c1712;--ink:#e9f0ec;--muted:#a3b5ab;--green:#4cc29a}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);
font:1rem/1.6 Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:32rem;padding:2rem 1.5rem;text-align:center}
.mark{font-size:1.5rem;font-weight:700;color:var(--green);margin:0 0 2rem}
h1{font-size:1.875rem;line-height:1.2;letter-spacing:-.01em;margin:0 0 .75rem}
p{color:var(--muted);margin:0 0 1rem}
a{color:var(--green);text-underline-offset:4px}
.again{display:inline-block;margin:.5rem 0 1rem;padding:.625rem 1.25rem;border:1px solid;border-radius:.75rem;
font-weight:600;text-decoration:none}
.staff{margin-top:2rem;font-size:.875rem}
</style>
</head>
<body>
<main>
<p class="mark">${name}</p>
<h1>We are back soon</h1>
<p>${name} is being maintained at the moment. Your wallet, your purchases and everything held in escrow are safe, and all deadlines stay visible when we are back.</p>
<p><a class="again" href="">Look again</a></p>
<p>Questions? Write to <a href="mailto:${mail}">${mail}</a>.</p>
<p class="staff"><a href="/auth/admin-login">Staff sign-in</a></p>
</main>
</body>
</html>
`;
}
