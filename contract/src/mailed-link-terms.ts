/** How long a mailed link to a new password is valid. */
export const resetLinkMinutes = 30;
