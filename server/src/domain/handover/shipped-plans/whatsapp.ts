import { buyerStep, firstStep, sellerStep, shippedPlan, waitOf } from './define-plan.ts';

const pinSource = 'https://faq.whatsapp.com/2183055648554771';

/** A channel: its owner transfers it to an administrator. */
export const whatsappRole = shippedPlan({ platform: 'whatsapp', kind: 'role', risk: 'low' }, [
  firstStep('invite_admin', {
    title: 'Invite the buyer as an administrator',
    text: 'Open the channel under Updates, press its name, then Invite admins, and choose the contact of the buyer. The invitation ends after seven days.',
  }),
  buyerStep('accept_invitation', {
    title: 'Accept the invitation',
    text: 'Open the invitation in the chat with the seller and press Accept invite. Check that the channel has the same link as in the listing.',
    needs: ['invite_admin'],
    evidence: ['link', 'screenshot'],
  }),
  sellerStep('transfer_ownership', {
    title: 'Transfer the ownership',
    text: 'Open the channel, press its name, press the buyer in the list of administrators, then Transfer ownership. Confirm it.',
    needs: ['accept_invitation'],
  }),
  buyerStep('remove_others', {
    title: 'Remove other administrators',
    text: 'Open the channel, press its name and check that you are the owner. Press every other administrator and choose Dismiss as admin.',
    needs: ['transfer_ownership'],
  }),
]);

/** An account: its number is changed to a SIM of the buyer. */
export const whatsappNumber = shippedPlan({ platform: 'whatsapp', kind: 'number', risk: 'high' }, [
  firstStep('prepare_account', {
    title: 'Prepare the account',
    text: 'Open Settings, then Account, then Two-step verification, and switch it off. Open Linked devices and log out all of them. Add pictures of both.',
  }),
  sellerStep('change_number', {
    title: 'Change the number to the buyer’s',
    text: 'Open Settings, then Account, then Change number. Enter your number as the old one and the number that the buyer gives you here as the new one. The buyer passes you the code from the text message.',
    needs: ['prepare_account'],
  }),
  buyerStep('sign_in', {
    title: 'Sign in with your number',
    text: 'Install WhatsApp on the phone with your SIM and register your number. Open Linked devices and log out all of them.',
    needs: ['change_number'],
  }),
  buyerStep('set_pin', {
    title: 'Set your own PIN',
    text: 'Open Settings, then Account, then Two-step verification. Set a PIN of yours and your own e-mail address, and remove passkeys that you did not make.',
    needs: ['sign_in'],
    wait: waitOf(168, 'A PIN that another person set can be reset only after seven days.', pinSource),
  }),
]);
