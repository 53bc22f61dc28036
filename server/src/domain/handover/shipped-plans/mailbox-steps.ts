import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { buyerStep, sellerStep } from './define-plan.ts';

/** Steps that only some mailboxes have; their keys say which (steps-of-mailbox.ts). */

/** The mailbox itself changes hands, and the buyer secures it before anything else. */
export function mailboxSteps({ after }: { after: string }): HandoverPlanStep[] {
  return [
    sellerStep('mailbox_given', {
      title: 'Hand over the mailbox',
      text: 'Unless the hand-over notes have them already, send the address and the password of the mailbox here as a code. Switch its two-step verification off and remove your recovery phone and address.',
      needs: [after],
    }),
    buyerStep('mailbox_secured', {
      title: 'Secure the mailbox',
      text: 'Sign in to the mailbox. Change its password, put in your own recovery phone and address, switch on two-step verification, and remove forwarding rules, app passwords and other devices.',
      needs: ['mailbox_given'],
    }),
  ];
}

/** The seller keeps the mailbox and puts in the buyer's address. */
export function addressSteps({ after, where }: { after: string; where: string }): HandoverPlanStep[] {
  return [
    sellerStep('address_changed', {
      title: 'Enter the buyer’s address',
      text: `${where} Enter the e-mail address that the buyer gives you here. Pass on the code that comes to your old address, if one is asked for.`,
      needs: [after],
      evidence: ['signed_mail', 'screenshot'],
    }),
    buyerStep('address_confirmed', {
      title: 'Confirm your address',
      text: 'Open the mail from the platform in your own mailbox and pass its code to the seller here, or press its link. Then check that the old address is gone.',
      needs: ['address_changed'],
      evidence: ['signed_mail', 'screenshot'],
    }),
  ];
}
