/**
 * Every event a person is told about: what it says, where it leads, and by which channels.
 * The text is made when the event happens, so later changes do not rewrite what people were told.
 */
export interface EventText {
  title: string;
  text: string;
  /** A path of the web application, never an address. */
  link: `/${string}` | null;
}

interface Event<Data> {
  channels: readonly ('in_app' | 'mail')[];
  write(data: Data): EventText;
}

const event = <Data>(definition: Event<Data>) => definition;

export const events = {
  welcome: event<{ nickname: string }>({
    channels: ['in_app'],
    write: ({ nickname }) => ({
      title: `Welcome to Oja, ${nickname}`,
      text: 'Every purchase is held in escrow until you confirm it. The Help Center shows how it works.',
      link: '/dashboard/help',
    }),
  }),
  confirm_your_email: event<{ email: string }>({
    channels: ['in_app'],
    write: ({ email }) => ({
      title: 'Confirm your e-mail address',
      text: `We sent a link to ${email}. You need a confirmed address before you can withdraw money.`,
      link: '/dashboard/settings',
    }),
  }),
  secure_your_account: event<Record<string, never>>({
    channels: ['in_app'],
    write: () => ({
      title: 'Protect your account',
      text: 'Switch on two-factor sign-in, so that a stolen password alone opens nothing.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  email_confirmed: event<Record<string, never>>({
    channels: ['in_app'],
    write: () => ({
      title: 'E-mail confirmed',
      text: 'Thank you. Your account is complete and you can withdraw money.',
      link: '/dashboard/settings',
    }),
  }),
  new_device: event<{ device: string; address: string; at: string }>({
    channels: ['mail'],
    write: ({ device, address, at }) => ({
      title: 'New sign-in to your Oja account',
      text: `Somebody signed in with ${device} from ${address} at ${at}. If it was not you, change your password now; that signs out every other device.`,
      link: '/dashboard/settings#sessions',
    }),
  }),
  password_changed: event<{ at: string }>({
    channels: ['in_app', 'mail'],
    write: ({ at }) => ({
      title: 'Your password was changed',
      text: `It happened at ${at}. If it was not you, use "Forgot password?" at once and contact support.`,
      link: '/dashboard/settings',
    }),
  }),
  two_factor_on: event<Record<string, never>>({
    channels: ['in_app', 'mail'],
    write: () => ({
      title: 'Two-factor sign-in is on',
      text: 'From now on a code of your authenticator app is asked for. Keep your recovery codes in a safe place.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  two_factor_off: event<Record<string, never>>({
    channels: ['in_app', 'mail'],
    write: () => ({
      title: 'Two-factor sign-in is off',
      text: 'Your account is now protected by the password alone. If it was not you, change your password now.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
} as const;

export type EventName = keyof typeof events;
export type EventData<Name extends EventName> = Parameters<(typeof events)[Name]['write']>[0];
