/** The first word of the keys; app/live-updates.tsx knows which hint makes them stale. */
export const messagesKey = ['messages'] as const;
