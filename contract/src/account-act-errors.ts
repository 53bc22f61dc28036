/** The errors of what staff do with the account of another person; `errors.ts` has all codes. */
export const accountActErrors = {
  last_admin_protected: { status: 409, text: 'The last administrator cannot be removed.' },
  own_account_refused: { status: 409, text: 'You cannot do this to your own account.' },
  staff_protected: { status: 403, text: 'Only an administrator can do this to a member of staff.' },
  staff_not_viewed: { status: 403, text: 'The account of a member of staff cannot be viewed.' },
  view_only: { status: 403, text: 'This is not shown while you view Oja as another person.' },
  view_over: { status: 403, text: 'This view has ended.' },
} as const;
