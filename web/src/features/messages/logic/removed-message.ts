/** Stands where a message was that our moderators took down. */
export const removedMessage = 'This message was removed by our moderators.';
