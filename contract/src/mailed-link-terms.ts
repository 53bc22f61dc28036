/** How long a mailed link to a new password is valid. */
export const resetLinkMinutes = 30;
/** How long a mailed link that confirms the address of an account is valid. */
export const confirmationLinkDays = 7;
/** How long the link is valid by which an invited member of staff chooses a password. */
export const invitationLinkDays = 7;
/** How long a mailed link that confirms another address is valid. */
export const changeLinkHours = 24;
