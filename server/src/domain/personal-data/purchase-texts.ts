/** Texts that several rows about purchases share. */
export const traders = 'Buyer and seller';
export const claims = 'To decide fairly, and to answer claims from the contract';
