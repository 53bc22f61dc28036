/** When people answer the phone: by the clock of the callers, then as the hours are set. */
export const phoneHours = 'Mon-Fri 3PM to midnight Lagos time (Mon-Fri 9AM-6PM EST)';
