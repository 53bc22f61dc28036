/**
 * The chapters of the API description, in their order. An endpoint names one of them, so that a chapter without
 * a text does not compile.
 */
export const tags = {
  'Sign-in': 'Creating an account, signing in and out, and the links that arrive by mail.',
  Account: 'The own profile, password, picture, devices and two-factor sign-in.',
  Notifications: 'What happened while the person was away.',
  System: 'Whether Oja is up, live hints, stored pictures and this description itself.',
} as const satisfies Record<string, string>;

export type Tag = keyof typeof tags;
