import type { EndpointName } from '@oja/contract';
import type { SettingsSection } from '@oja/contract/settings';
import { expect } from 'vitest';
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

/** Changes settings as an administrator in one process, and checks their effect there and in a second one. */
export function settingsProbe({ oja, other, admin }: { oja: Oja; other: Process; admin: Person }) {
  /** Saves as the panel does, and returns the previous values. */
  async function change(section: SettingsSection, fields: Record<string, unknown>): Promise<object> {
    const { body: settings } = await oja.call('platformSettings', { token: admin.token });
    const { version, value } = settings.data[section];
    const body = { version, value: { ...value, ...fields } };
    const { status, text } = await oja.callRaw(saving[section], { token: admin.token, body });
    if (status !== 200) throw new Error(`${section} was not saved: ${text}`);
    return Object.fromEntries(Object.entries(value).filter(([name]) => name in fields));
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
