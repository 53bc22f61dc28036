/** The address people write to; equal to the default of the platform settings. */
export const SUPPORT_EMAIL = 'support@oja.test';
