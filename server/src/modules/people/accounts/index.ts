import { accountMailJobs } from './account.jobs.ts';
import { dropAvatarImage } from './drop-avatar-image.ts';

export { accountRoutes } from './account.routes.ts';
export {
  type AdminChange,
  adminChange,
  adminEnds,
  answersProposals,
  concernsApprover,
  notifyAdmins,
  proposeAdminChange,
} from './admin-changes.ts';
export { accountChanged, changeAccount } from './change-account.ts';
export { emailTaken, requestEmailChange, startEmailChange } from './change-email.ts';
export { changeName } from './change-name.ts';
export { changeOtherAccount, type LockedAccount, type StaffMember } from './change-other-account.ts';
export { endUserView } from './end-user-view.ts';
export { findReportedUser } from './find-reported-user.ts';
export { inviteAccount } from './invite-account.ts';
export { lockActiveAdmins } from './last-admin.ts';
export { type LockedStaff, lockStaff } from './lock-staff.ts';
export { provePassword } from './prove-password.ts';
export { openAccount } from './register-account.ts';
export { countSureLinks, readRelatedAccounts } from './related-accounts.queries.ts';
export { endSelling, makeSeller, makeVerifiedSeller } from './seller-role.ts';
export { resendConfirmationByStaff, sendResetLinkByStaff } from './send-link-by-staff.ts';
export { endSessions, lockActingUser, rescopeSessions } from './session.store.ts';
export { createSessionCache } from './session-cache.ts';
export { clearFailures } from './sign-in-failures.store.ts';
export { startUserView } from './start-user-view.ts';
export { sealedAccountColumns } from './two-factor-codes.ts';
export { isTwoFactorRequired } from './two-factor-rule.ts';
export { unlockUser } from './unlock-user.ts';
export { updateProfile } from './update-profile.ts';
export { chosePasswordSince, lockUser, lockUserIfPresent, type UserRow, updateUser } from './user.store.ts';
export { readOwnView } from './user-view.queries.ts';
export { dropAvatarImage };
export const accountJobs = [...accountMailJobs, dropAvatarImage];
export { memberOf } from './staff-member.ts';
