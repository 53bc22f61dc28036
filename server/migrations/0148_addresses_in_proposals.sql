-- A new e-mail address that was proposed for a member of staff is erased with the account.

grant update (payload) on approvals to oja_app;
