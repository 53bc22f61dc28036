import { buyerStep, firstStep, sellerStep, shippedPlan, waitOf } from './define-plan.ts';

const accessSource = 'https://www.facebook.com/help/187316341316631';

/** A page: full control moves by invitation. A personal profile cannot be handed over. */
export const facebookRole = shippedPlan({ platform: 'facebook', kind: 'role', risk: 'medium' }, [
  firstStep('show_access', {
    title: 'Show who controls the page',
    text: 'Switch to the page, then open Settings, then Page setup, then Page access. Add a picture of everybody with access, and one that shows whether a business portfolio owns the page.',
  }),
  sellerStep('release_portfolio', {
    title: 'Take the page out of your business portfolio',
    text: 'In business.facebook.com open Settings, then Pages, choose the page and press Remove. If no portfolio owns the page, tick this off with the picture.',
    needs: ['show_access'],
  }),
  sellerStep('give_full_control', {
    title: 'Give the buyer full control',
    text: 'In Page access press Add new beside People with Facebook access, choose the profile that the buyer names here, switch on Allow this person to have full control and press Give access.',
    needs: ['release_portfolio'],
    evidence: ['signed_mail', 'screenshot'],
  }),
  buyerStep('accept_access', {
    title: 'Accept the access',
    text: 'Open the notification of Facebook about the page and press Accept. Then open Page access and check that your name has full control.',
    needs: ['give_full_control'],
    wait: waitOf(
      168,
      'Facebook may let a new person with full control remove others only after seven days.',
      accessSource,
    ),
    evidence: ['signed_mail', 'screenshot'],
  }),
  buyerStep('remove_others', {
    title: 'Remove everybody else',
    text: 'In Page access open the menu beside each other person and choose Remove access. Do the same under Task access and Community managers.',
    needs: ['accept_access'],
  }),
  buyerStep('cut_links', {
    title: 'Cut what is linked',
    text: 'In Settings open Linked accounts and disconnect Instagram and WhatsApp accounts that are not yours. In Ads Manager check that no other ad account uses the page.',
    needs: ['remove_others'],
  }),
]);
