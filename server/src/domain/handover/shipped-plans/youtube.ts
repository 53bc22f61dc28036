import { buyerStep, firstStep, sellerStep, shippedPlan, waitOf } from './define-plan.ts';

const ownersSource = 'https://support.google.com/youtube/answer/4628007';

/** A channel of a Brand Account: ownership moves by invitation, and no password does. */
export const youtubeRole = shippedPlan({ platform: 'youtube', kind: 'role', risk: 'medium' }, [
  firstStep('show_owners', {
    title: 'Show who owns the channel',
    text: 'Open myaccount.google.com/brandaccounts, choose the channel and press Manage permissions. Add a picture of all owners, and pictures of Channel violations and Earn in YouTube Studio.',
  }),
  sellerStep('invite_owner', {
    title: 'Invite the buyer as an owner',
    text: 'At myaccount.google.com/brandaccounts choose the channel, then Manage permissions, then Invite new users. Enter the Google address that the buyer gives you here and choose the role Owner.',
    needs: ['show_owners'],
    evidence: ['signed_mail', 'screenshot'],
  }),
  buyerStep('accept_invitation', {
    title: 'Accept the invitation',
    text: 'Open the mail from Google about the Brand Account and press Accept. Then check that the channel is in your list of channels, with the same address as in the listing.',
    needs: ['invite_owner'],
    wait: waitOf(
      168,
      'A new owner can become the primary owner and remove other owners only after seven days.',
      ownersSource,
    ),
    evidence: ['signed_mail', 'screenshot'],
  }),
  sellerStep('make_primary_owner', {
    title: 'Make the buyer the primary owner',
    text: 'Open Manage permissions of the Brand Account again. Beside the buyer change the role to Primary owner and press Transfer.',
    needs: ['accept_invitation'],
    evidence: ['signed_mail', 'screenshot'],
  }),
  buyerStep('remove_others', {
    title: 'Remove everybody else',
    text: 'In Manage permissions remove every other owner and manager. In YouTube Studio open Settings, then Permissions, and remove whom you do not know.',
    needs: ['make_primary_owner'],
  }),
  buyerStep('link_adsense', {
    title: 'Link your own AdSense account',
    text: 'If the channel earns money, open Earn in YouTube Studio, press Change association and link your own AdSense account for YouTube. Otherwise tick this off.',
    needs: ['remove_others'],
  }),
]);
