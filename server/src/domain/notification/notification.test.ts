import { notificationGroups } from '@oja/contract/notification-fields';
import { settingsSections } from '@oja/contract/settings';
import { describe, expect, test } from 'vitest';
import { decideChannels } from './decide-channels.ts';
import { decideHold } from './decide-hold.ts';
import { isOn } from './preference-groups.ts';

const settings = settingsSections.notifications.parse({ smsEnabled: true });
const sale = {
  channels: ['in_app', 'mail', 'push', 'sms'],
  group: 'purchases',
  switchedBy: 'paymentReceived',
} as const;
const theft = { ...sale, group: 'security', switchedBy: 'securityAlerts' } as const;

describe('the channels of an event', () => {
  test('are those of its table, text messages only where the user asked for them', () => {
    expect(decideChannels({ event: sale, settings, chosen: {} })).toEqual(['mail', 'push']);
    expect(decideChannels({ event: sale, settings, chosen: { sms: true } })).toEqual(['mail', 'push', 'sms']);
    expect(decideChannels({ event: { ...sale, channels: ['in_app'] }, settings, chosen: {} })).toEqual([]);
  });

  test('are what the person left on', () => {
    expect(decideChannels({ event: sale, settings, chosen: { mail: false } })).toEqual(['push']);
    expect(decideChannels({ event: sale, settings, chosen: { push: false, mail: false } })).toEqual([]);
  });

  test('are none once administrators switch the event off (A662, A663)', () => {
    const events = { ...settings.events, paymentReceived: false };
    expect(decideChannels({ event: sale, settings: { ...settings, events }, chosen: {} })).toEqual([]);
    expect(
      decideChannels({ event: { ...sale, switchedBy: null }, settings: { ...settings, events }, chosen: {} }),
    ).toEqual(['mail', 'push']);
  });

  test('keep the mail about a deadline, whatever administrators or the person chose', () => {
    const event = { ...sale, deadline: true } as const;
    const events = { ...settings.events, paymentReceived: false };
    const off = { in_app: false, mail: false, push: false };
    expect(decideChannels({ event, settings: { ...settings, events }, chosen: {} })).toEqual(['mail']);
    expect(decideChannels({ event, settings, chosen: off })).toEqual(['mail']);
    expect(isOn(event, 'in_app', false)).toBe(true);
    expect(isOn(event, 'sms', undefined)).toBe(false);
  });

  test.each([
    ['emailEnabled', 'mail'],
    ['pushEnabled', 'push'],
    ['smsEnabled', 'sms'],
  ] as const)('are without %s when that is off for everybody', (field, channel) => {
    const channels = decideChannels({
      event: theft,
      settings: { ...settings, [field]: false },
      chosen: {},
    });
    expect(channels).toEqual((['mail', 'push', 'sms'] as const).filter((other) => other !== channel));
  });
});

test('a thief cannot silence the warnings: bell and mail of security stay on', () => {
  const warnings = ['security', 'staff_security'] as const;
  for (const group of warnings) {
    for (const channel of ['in_app', 'mail'] as const) expect(isOn({ group }, channel, false)).toBe(true);
    expect(isOn({ group }, 'push', false)).toBe(false);
  }
  for (const group of notificationGroups.filter((name) => !warnings.some((warning) => warning === name))) {
    expect(isOn({ group }, 'in_app', false)).toBe(false);
    expect(isOn({ group }, 'in_app', undefined)).toBe(true);
  }
});

test.each([
  [{ group: 'wallet', sentInWindow: 4 }, false],
  [{ group: 'wallet', sentInWindow: 5 }, true],
  [{ group: 'security', sentInWindow: 500 }, false],
] as const)('a mail of %j waits for the digest: %s', (given, held) => {
  expect(decideHold(given)).toBe(held);
});
