/** How long the previous signing secret signs beside a new one. */
export const previousSecretHours = 24;
