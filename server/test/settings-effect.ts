import type { EndpointName } from '@oja/contract';
import { waitingApproval } from '@oja/contract/approvals';
import type { SettingsSection } from '@oja/contract/settings';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Oja, Person } from './oja.ts';

/** The parts of a process that the tests use. */
export type Process = Pick<Oja, 'app' | 'deps' | 'call' | 'callRaw' | 'runJobs'>;

const saving: Record<SettingsSection, EndpointName> = {
  general: 'saveGeneralSettings',
  payment: 'savePaymentSettings',
  naira: 'saveNairaRules',
  security: 'saveSecuritySettings',
  notifications: 'saveNotificationSettings',
  integrations: 'saveIntegrationSettings',
};

const savedBeside = z.object({ approval: waitingApproval });

/** Changes settings as an administrator in one process, and checks their effect there and in a second one. */
export function settingsProbe({ oja, other, admin }: { oja: Oja; other: Process; admin: Person }) {
  /** Saves as the panel does, and returns the previous values. */
  async function change(section: SettingsSection, fields: Record<string, unknown>): Promise<object> {
    const { body: settings } = await oja.call('platformSettings', { token: admin.token });
    const { version, value } = settings.data[section];
    const body = { version, value: { ...value, ...fields } };
    const { status, body: saved, text } = await oja.callRaw(saving[section], { token: admin.token, body });
    if (status !== 200) throw new Error(`${section} was not saved: ${text}`);
    const { approval } = savedBeside.parse(saved);
    if (approval) await approveByAnother(approval.id);
    return Object.fromEntries(Object.entries(value).filter(([name]) => name in fields));
  }

  /** A change that weakens a guard counts once another administrator approved it. */
  async function approveByAnother(id: string): Promise<void> {
    const { token } = await oja.person({ role: 'admin' });
    const { status, text } = await oja.call('approveProposal', { token, params: { id } });
    if (status !== 200) throw new Error(`the change was not approved: ${text}`);
  }

  /** Checks before and after, here and in the other process, and restores the setting. */
  async function expectEffect(
    section: SettingsSection,
    fields: Record<string, unknown>,
    look: (process: Process) => Promise<unknown>,
    { before, after }: { before: unknown; after: unknown },
  ): Promise<void> {
    const inOther = () => expect.poll(() => look(other), { timeout: 10_000 });
    expect([await look(oja), await look(other)]).toEqual([before, before]);
    const old = await change(section, fields);
    expect(await look(oja)).toEqual(after);
    await inOther().toEqual(after);
    await change(section, { ...old });
    await inOther().toEqual(before);
  }

  return { change, expectEffect };
}
