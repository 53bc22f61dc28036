/** How long a proof of presence is valid for its session. */
export const proofMinutes = 10;
