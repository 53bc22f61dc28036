export { SmsFailure, type SmsGateway, type SmsLine } from './sms-gateway.ts';
export { createSmsGateway } from './twilio-sms.ts';
