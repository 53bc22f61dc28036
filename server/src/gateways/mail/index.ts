export { smtpUrlOf } from './mail-providers.ts';
export { openMail } from './open-mail.ts';
export { createReloadingMailGateway } from './reloading-mail.ts';
