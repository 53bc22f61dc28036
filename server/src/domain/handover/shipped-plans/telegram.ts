import { buyerStep, firstStep, sellerStep, shippedPlan, waitOf } from './define-plan.ts';

const resetSource = 'https://core.telegram.org/method/account.resetPassword';

/** A channel or group: its creator transfers the ownership, which cannot be undone. */
export const telegramRole = shippedPlan({ platform: 'telegram', kind: 'role', risk: 'low' }, [
  firstStep('show_ready', {
    title: 'Show that you can transfer it',
    text: 'Telegram refuses a transfer while your two-step verification is younger than seven days or your sign-in younger than 24 hours. Add a picture of Settings, Privacy and Security, and one of the list of administrators with you as the owner.',
  }),
  buyerStep('join', {
    title: 'Join the channel or group',
    text: 'Open its link and press Join. Then write your Telegram name to the seller in the chat of this order.',
    needs: ['show_ready'],
  }),
  sellerStep('make_administrator', {
    title: 'Make the buyer an administrator',
    text: 'Open the channel, press its name, then Edit, then Administrators, then Add admin. Choose the buyer and switch on every right, Add new admins included.',
    needs: ['join'],
  }),
  sellerStep('transfer_ownership', {
    title: 'Transfer the ownership',
    text: 'In Administrators press the name of the buyer, then Transfer ownership at the bottom, then Change owner, and enter your two-step password. If Telegram asks you to wait, do it on the day it names.',
    needs: ['make_administrator'],
    hours: 192,
  }),
  buyerStep('remove_others', {
    title: 'Remove other administrators and bots',
    text: 'Check that Administrators shows you as the owner. Dismiss every other administrator and bot, then open Invite links, revoke the main link and make a new one.',
    needs: ['transfer_ownership'],
    evidence: ['link', 'screenshot'],
  }),
]);

/** An account: its number is changed to one of the buyer. */
export const telegramNumber = shippedPlan({ platform: 'telegram', kind: 'number', risk: 'high' }, [
  firstStep('prepare_account', {
    title: 'Prepare the account',
    text: 'Open Settings, then Privacy and Security, and switch two-step verification off. Open Devices and press Terminate all other sessions. Add pictures of both.',
  }),
  sellerStep('change_number', {
    title: 'Change the number to the buyer’s',
    text: 'Open Settings, press the number, then Change number, and enter the number that the buyer gives you here. The buyer passes you the code that Telegram sends to it.',
    needs: ['prepare_account'],
  }),
  buyerStep('sign_in', {
    title: 'Sign in with your number',
    text: 'Sign in to Telegram with your number. Open Settings, then Devices, and press Terminate all other sessions. If Telegram refuses because your sign-in is new, do it on the next day.',
    needs: ['change_number'],
  }),
  buyerStep('set_two_step', {
    title: 'Set your own two-step verification',
    text: 'Open Settings, then Privacy and Security, then Two-step verification. Set a password of yours and your own recovery e-mail address.',
    needs: ['sign_in'],
    wait: waitOf(
      168,
      'A forgotten two-step password can be reset after seven days by a device that is still signed in.',
      resetSource,
    ),
  }),
]);
